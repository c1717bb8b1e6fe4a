import { type HOME, PAGES } from '../../../support/pages.ts';
import type { BELOW } from '../navigation-sites.ts';
import type { Visit } from '../visit.ts';

export interface Case {
  name: string;
  /** The site of the case; the one at the root of its host unless said. */
  base?: typeof BELOW;
  /** Says what the engine did; the next build stands ready at an address. */
  run: (visit: Visit, nextBuild: string) => Promise<string>;
}

const page = (route: string) => PAGES.find((one) => one.route === route) as typeof HOME;
export const [ABOUT, CONTACT] = [page('/about'), page('/contact')];

/** Whether a place stands where the browser puts it: at the top of the window, or as near to it as the page's end allows. */
export const isAt = (id: string) => `(() => {
  const place = document.getElementById(${JSON.stringify(id)});
  if (!place || scrollY < 100) return false;
  const { top } = place.getBoundingClientRect();
  const room = parseFloat(getComputedStyle(place).scrollMarginTop) + (parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return Math.abs(top - room) <= 2 || (isAtEnd && top > 0 && top < innerHeight);
})()`;
