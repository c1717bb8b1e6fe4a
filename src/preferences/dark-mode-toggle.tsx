import { siteTheme } from 'virtual:content/site';
import { Moon, Sun } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '#src/components/icons.tsx';
import type { SiteTheme } from '#src/lib/site-theme.ts';
import { DARK_SYSTEM, DISPLAY_MODE_KEY, readStorage } from '#src/preferences/display-state.ts';
import { preference } from '#src/preferences/preference.ts';

/** Light or dark. */
export const displayMode = preference(DISPLAY_MODE_KEY, ['light', 'dark']);
/** Whether the visitor has pressed the toggle: where storage is blocked, nothing else remembers the choice. */
let isChosen = false;

if (import.meta.env.FOLLOWS_SYSTEM && !import.meta.env.SSR) {
  matchMedia(DARK_SYSTEM).addEventListener('change', ({ matches }) => {
    if (!isChosen && readStorage(DISPLAY_MODE_KEY) === null) displayMode.show(matches ? 'dark' : 'light');
  });
}

/** Whether dark mode is on. Always light in the HTML that the build makes. */
export function useDarkMode(): boolean {
  return useSyncExternalStore(displayMode.subscribe, displayMode.read, () => 'light') === 'dark';
}

/** Switches the display mode. A second press during the sunset animation skips to its end: text and sky change in step only if both start from the beginning. */
export function toggle(): void {
  isChosen = true;
  const wasRunning = finishTransitions();
  displayMode.toggle();
  if (wasRunning) finishTransitions();
}

/** Skips the running transitions of colours and sky to their end. Returns whether there were any. */
export function finishTransitions(): boolean {
  const running = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && animation.transitionProperty.startsWith('--'));
  for (const animation of running) animation.finish();
  return running.length > 0;
}

/** The button for dark mode: a sun in light mode, a moon in dark mode. CSS chooses the icon, so that it is right in the first frame. */
export function DarkModeToggle({ label }: { label: string }) {
  const isDark = useDarkMode();
  return (
    <button type="button" aria-label={label} aria-pressed={isDark} onClick={toggle} className="dark-mode-toggle needs-js">
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
  const mode = useSyncExternalStore(displayMode.subscribe, displayMode.read, () => (import.meta.env.SSR ? 'light' : displayMode.read()));
  const colourIn = ({ home, page }: SiteTheme['browserColours']['light']) => (isHome ? home : page);
  const { light, dark } = siteTheme.browserColours;
  return <meta name="theme-color" content={colourIn(mode === 'dark' ? dark : light)} data-dark={colourIn(dark)} />;
}
