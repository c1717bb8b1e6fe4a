/** The values of theme.css that the app needs; stylesheets use the others directly. */
export interface SiteTheme {
  /** Whether the theme has a sky with sun, stars and clouds. */
  hasSky: boolean;
  /** The colour of the browser's own interface (theme-color) in each display mode: on the home page, and on all other pages. */
  browserColours: Record<'light' | 'dark', { home: string; page: string }>;
}
