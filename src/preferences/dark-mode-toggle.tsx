import { siteTheme } from 'virtual:content/site';
import { Moon, Sun } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '#src/components/icons.tsx';
import { displayMode, toggleDisplayMode, useDarkMode } from './display-mode.ts';

/** The button for dark mode: a sun in light mode, a moon in dark mode. CSS chooses the icon, so that it is right in the first frame. */
export function DarkModeToggle({ label }: { label: string }) {
  const isDark = useDarkMode();
  return (
    <button type="button" aria-label={label} aria-pressed={isDark} onClick={toggleDisplayMode} className="dark-mode-toggle needs-js">
      <Icon node={Sun} className="toggle-sun" />
      <Icon node={Moon} className="toggle-moon" />
    </button>
  );
}

/**
 * Gives the browser's own interface (theme-color) the colour of the top of the page, in the current display mode. React moves the tag into
 * the head, where the inline script changes it to dark before the first paint. While React hydrates, it finds the tag by its content:
 * so that is read here as it is then, and is not always light.
 */
export function ThemeColour({ isHome }: { isHome: boolean }) {
  const mode = useSyncExternalStore(displayMode.subscribe, displayMode.read, displayMode.read);
  const colourIn = ({ home, page }: typeof siteTheme.browserColours.light) => (isHome ? home : page);
  const { light, dark } = siteTheme.browserColours;
  return <meta name="theme-color" content={colourIn(mode === 'dark' ? dark : light)} data-dark={colourIn(dark)} />;
}
