import { isInViewport } from '#src/components/hooks.ts';
import { pagePath } from '#src/lib/urls.ts';
import { motion } from '#src/preferences/preference.ts';

/** The picture that links to the next page, on the page that the visitor leaves. The next page animates its own picture from there. */
export interface SharedImage {
  /** The route that it links to. */
  route: string;
  /** The image file that the browser showed. */
  src: string;
  /** Its rectangle in the window. */
  rect: DOMRect;
}

let latest: SharedImage | undefined;

/**
 * Called just before a page is left: stores the position of a picture that links to the next page, if it is
 * visible and animations are allowed.
 */
export function rememberImage(route: string): void {
  const links = motion.read() === 'running' ? document.querySelectorAll(`main a[href="${pagePath(route)}"]`) : [];
  const pictures = [...links].map((link) => (link.closest('.card') ?? link).querySelector('img'));
  const seen = pictures.find((picture) => picture && isVisible(picture));
  latest = seen ? { route, src: seen.currentSrc, rect: seen.getBoundingClientRect() } : undefined;
}

/** The picture that led to a route; undefined where there was none. */
export const sharedImageFor = (route: string) => (latest?.route === route ? latest : undefined);

function isVisible(picture: HTMLImageElement): boolean {
  return picture.naturalWidth > 0 && picture.checkVisibility({ visibilityProperty: true }) && isInViewport(picture.getBoundingClientRect());
}
