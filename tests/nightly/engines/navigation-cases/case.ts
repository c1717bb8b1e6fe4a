import { type HOME, PAGES } from '../../../support/sites/pages.ts';
import type { BELOW } from '../navigation-sites.ts';
import type { Visit } from '../visit.ts';

export interface Case {
  name: string;
  /** The path of the site to use; without it, the site at the root of its host. */
  base?: typeof BELOW;
  /** Returns what the engine did. `nextBuild` is the address of another build of the site. */
  run: (visit: Visit, nextBuild: string) => Promise<string>;
}

const page = (route: string) => PAGES.find((one) => one.route === route) as typeof HOME;
export const [ABOUT, CONTACT] = [page('/about'), page('/contact')];

/** Whether an element is where a hash should lead: at the top of the window, or as near to it as the end of the page allows. */
export const isAt = (id: string) => `(() => {
  const place = document.getElementById(${JSON.stringify(id)});
  if (!place || scrollY < 100) return false;
  const { top } = place.getBoundingClientRect();
  const room = parseFloat(getComputedStyle(place).scrollMarginTop) + (parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return Math.abs(top - room) <= 2 || (isAtEnd && top > 0 && top < innerHeight);
})()`;
