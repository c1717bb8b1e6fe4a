import { isInViewport } from '#src/components/hooks.ts';
import { PHONE_QUERY } from '#src/lib/picture-sizes.ts';
import type { SharedImage } from '#src/navigation/shared-image.ts';

/**
 * A shared-element transition: moves the hero image from the rectangle of the picture that the visitor clicked to its own place, above
 * the text. A copy of the clicked picture covers the hero image, and fades out once that has loaded. The animation ignores pointer
 * events, is hidden from screen readers, and delays nothing. Returns a function that stops it.
 */
export function animateFrom(hero: HTMLElement, { src, rect }: SharedImage): () => void {
  const copy = Object.assign(new Image(), { src, alt: '', ariaHidden: 'true', className: 'picture fill hero-copy' });
  let move: Animation | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    copy.remove();
    move?.cancel();
  };

  // In a microtask: after React's effects, which scroll to the right place, and before the browser paints.
  queueMicrotask(() => {
    const target = hero.getBoundingClientRect();
    if (isOver || !isInViewport(target)) return;
    const timing = { duration: matchMedia(PHONE_QUERY).matches ? 300 : 380, easing: getComputedStyle(hero).getPropertyValue('--ease-out') };
    const flight = { pointerEvents: 'none', zIndex: 1 };
    move = hero.animate(
      [
        { ...flight, transform: transformBetween(target, rect) },
        { ...flight, transform: 'none' },
      ],
      timing,
    );

    const fadeOut = () => copy.animate({ opacity: [1, 0] }, timing).finished;
    const loaded = hero.querySelector('img')?.decode();
    hero.append(copy);
    Promise.allSettled([loaded])
      .then(fadeOut)
      .finally(() => copy.remove());
  });
  return end;
}

/** The transform that puts one rectangle on the centre of another, with the same width. */
function transformBetween(from: DOMRect, to: DOMRect): string {
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  return `translate(${x}px, ${y}px) scale(${to.width / from.width})`;
}
