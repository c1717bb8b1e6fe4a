import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '#src/lib/display-keys.ts';
import { storedChoice } from '#src/lib/stored-choice.ts';

const theme = storedChoice({ key: THEME_KEY, values: ['light', 'dark'] });

/** Whether dark mode is on, and the way to switch it; light until the app runs. */
export function useDarkMode() {
  const isDark = useSyncExternalStore(theme.subscribe, theme.read, () => 'light') === 'dark';
  return { isDark, toggle: theme.flip };
}
