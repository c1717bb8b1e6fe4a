import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '#src/preferences/display-keys.ts';
import { storedChoice } from '#src/preferences/stored-choice.ts';

const theme = storedChoice({ key: THEME_KEY, values: ['light', 'dark'] });

/** Whether dark mode is on, and a function to switch it. Always light in the HTML that the build makes. */
export function useDarkMode() {
  const isDark = useSyncExternalStore(theme.subscribe, theme.read, () => 'light') === 'dark';
  return { isDark, toggle };
}

/** A second press during the sunset animation skips to its end: text and sky change in step only if both start from the beginning. */
function toggle(): void {
  const wasRunning = finishTransitions();
  theme.flip();
  if (wasRunning) finishTransitions();
}

/** Skips the running transitions of colours and sky to their end. Returns whether there were any. */
function finishTransitions(): boolean {
  const running = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && animation.transitionProperty.startsWith('--'));
  for (const animation of running) animation.finish();
  return running.length > 0;
}
