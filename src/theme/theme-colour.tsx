import { siteTheme } from '#src/lib/site-theme.ts';
import { useDarkMode } from './theme.ts';

/** Gives the browser's own bars the colour of the top of the page, in the display mode that is shown; React moves it into the head. */
export function ThemeColour({ isHome }: { isHome: boolean }) {
  const { isDark } = useDarkMode();
  const { home, page } = siteTheme.bars[isDark ? 'dark' : 'light'];
  return <meta name="theme-color" content={isHome ? home : page} />;
}
