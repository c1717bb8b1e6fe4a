import theme from 'virtual:site/theme';

/** The colour of the bars of the browser: on the home page, and on all other pages. */
interface BarColours {
  home: string;
  page: string;
}

/** The values of theme.css that the app needs; style sheets use the others directly. */
export interface SiteTheme {
  /** Whether the site shows clouds. */
  clouds: boolean;
  bars: { light: BarColours; dark: BarColours };
}

export const siteTheme: SiteTheme = theme;
