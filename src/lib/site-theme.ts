/** The colour of a browser's own bars: on the home page, and on the others. */
interface BarColours {
  home: string;
  page: string;
}

/** What the app must know of theme.css. All other colours stand in style sheets. */
export interface SiteTheme {
  /** Whether clouds stand in the sky, and on the ground. */
  clouds: boolean;
  stars: 'southern' | 'northern' | 'none';
  bars: { light: BarColours; dark: BarColours };
}

/** The theme of this site. */
export const siteTheme: SiteTheme = import.meta.env.THEME;
