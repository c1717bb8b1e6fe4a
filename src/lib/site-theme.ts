import theme from 'virtual:site/theme';

/** The values of theme.css that the app needs; stylesheets use the others directly. */
export interface SiteTheme {
  /** Whether the site shows clouds. */
  clouds: boolean;
  /** The colour of the bars of the browser in each display mode: on the home page, and on all other pages. */
  bars: Record<'light' | 'dark', { home: string; page: string }>;
}

export const siteTheme: SiteTheme = theme;
