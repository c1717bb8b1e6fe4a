import { createContext, use } from 'react';
import type { Screen } from './screen.ts';

/** All screens of the site, for whoever wants to fetch one ahead. */
export const ScreensContext = createContext<readonly Screen[]>([]);

/** The screen that answers a path, without the base; the last one answers every address that leads nowhere. */
export function findScreen(screens: readonly Screen[], path: string): Screen {
  const exact = path.replace(/(.)\/$/, '$1');
  return screens.find(({ route }) => route === exact) ?? (screens.at(-1) as Screen);
}

/** Fetches the screen behind a path; a failure shows when the visitor really goes there. */
export function usePrefetch(path: string): () => void {
  const screens = use(ScreensContext);
  return () =>
    void findScreen(screens, path)
      .load()
      .catch(() => {});
}
