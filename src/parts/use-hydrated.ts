import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the HTML of the build and while React hydrates it, true afterwards. For parts that only work once the app runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
