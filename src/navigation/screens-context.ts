import { createContext, use } from 'react';
import { matchPath } from 'react-router';
import type { Screen } from './screen.ts';

/** All screens of the site, for whoever wants to fetch one ahead. */
export const ScreensContext = createContext<readonly Screen[]>([]);

/** The screen that answers a path, without the base. */
export function findScreen(screens: readonly Screen[], path: string): Screen | undefined {
  return screens.find(({ route }) => matchPath(route, path));
}

/** Fetches the screen behind a path; a failure shows when the visitor really goes there. */
export function usePrefetch(path: string): () => void {
  const screens = use(ScreensContext);
  return () =>
    void findScreen(screens, path)
      ?.load()
      .catch(() => {});
}
