import { siteTheme } from '#src/lib/site-theme.ts';
import { useDarkMode } from './theme.ts';

/** Gives the bars of the browser the colour of the top of the page, in the current display mode. React moves the tag into the head. */
export function ThemeColour({ isHome }: { isHome: boolean }) {
  const { isDark } = useDarkMode();
  const { home, page } = siteTheme.bars[isDark ? 'dark' : 'light'];
  return <meta name="theme-color" content={isHome ? home : page} />;
}
