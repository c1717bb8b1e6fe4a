import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and while React adopts it, true from then on: for what only works with the app. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
