import { pagePath } from '#src/lib/page-address.ts';
import { motion } from '#src/motion/motion.ts';

/** A picture on the page that is being left, which led to the one that comes. */
export interface Departure {
  /** Where it leads. */
  route: string;
  /** The file that was shown. */
  src: string;
  /** Where it stood in the window. */
  place: DOMRect;
}

let latest: Departure | undefined;

/** The last thing before a page is left: notes where the picture of a link to the next one stands, if anybody sees it and things may move. */
export function noteDeparture(route: string): void {
  const links = motion.read() === 'running' ? document.querySelectorAll(`main a[href="${pagePath(route)}"]`) : [];
  const pictures = [...links].map((link) => (link.closest('.card') ?? link).querySelector('img'));
  const seen = pictures.find((picture) => picture && isSeen(picture));
  latest = seen ? { route, src: seen.currentSrc, place: seen.getBoundingClientRect() } : undefined;
}

export const departureTo = (route: string) => (latest?.route === route ? latest : undefined);

/** Whether a rectangle is in the window, at least in part. */
export const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

function isSeen(picture: HTMLImageElement): boolean {
  return picture.naturalWidth > 0 && picture.checkVisibility({ visibilityProperty: true }) && isInWindow(picture.getBoundingClientRect());
}
