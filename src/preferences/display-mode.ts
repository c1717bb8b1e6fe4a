import { useSyncExternalStore } from 'react';
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
export function toggleDisplayMode(): void {
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
