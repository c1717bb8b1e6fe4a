import type { CarouselSettings } from '#schema';

/** Moves one picture out and the next one in; to the left when going forward. */
export function slide(
  from: Element | null | undefined,
  to: Element | null | undefined,
  by: 1 | -1,
  settings: CarouselSettings,
): Animation[] {
  const timing = { duration: settings.speedMs, easing: settings.easing };
  const at = (place: number) => ({ transform: `translateX(${place * 100}%)`, visibility: 'visible' });
  return [from?.animate([at(0), at(-by)], timing), to?.animate([at(by), at(0)], timing)].filter((animation) => animation !== undefined);
}
