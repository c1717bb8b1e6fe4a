import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '#src/lib/display-keys.ts';
import { storedChoice } from '#src/lib/stored-choice.ts';

const theme = storedChoice({ key: THEME_KEY, values: ['light', 'dark'] });

/** Whether dark mode is on, and the way to switch it; light until the app runs. */
export function useDarkMode() {
  const isDark = useSyncExternalStore(theme.subscribe, theme.read, () => 'light') === 'dark';
  return { isDark, toggle };
}

/** A second press on the way ends the sunset at once: words and sky change together only if both begin at an end. */
function toggle(): void {
  const wasOnItsWay = endSunset();
  theme.flip();
  if (wasOnItsWay) endSunset();
}

/** Lets the colours and the sky arrive; says whether they were on their way. */
function endSunset(): boolean {
  const onTheirWay = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && animation.transitionProperty.startsWith('--'));
  for (const animation of onTheirWay) animation.finish();
  return onTheirWay.length > 0;
}
