import type { ComponentType } from 'react';
import type { Screen } from './screen.ts';

const arrivals = new WeakMap<Screen, Promise<ComponentType>>();

/** The code of a screen that the visitor is on the way to. Where it fails to arrive, the server brings the page. */
export function arrival(screen: Screen): Promise<ComponentType> {
  const target = location.href;
  const pending = arrivals.get(screen) ?? screen.load().catch(() => leaveToServer(screen, target));
  arrivals.set(screen, pending);
  return pending;
}

/** The address bar already shows the target: load it as a page of its own, from the top, unless the visitor has gone elsewhere. */
function leaveToServer(screen: Screen, target: string): Promise<ComponentType> {
  arrivals.delete(screen);
  if (location.href === target) {
    scrollTo(0, 0);
    location.reload();
  }
  return new Promise(() => {}); // Until then the old page stays.
}
