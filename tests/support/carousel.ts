import type { JSHandle, Page } from '@playwright/test';

interface Turn {
  /** By the page's clock, when its two pictures set off. */
  at: number;
  slide: number;
  /** How long each of them takes, and how evenly. */
  timings: unknown[][];
}

/** Notes every turn of the carousel from now on, as it was asked for: nothing is missed or late, however seldom the page is drawn. */
export function noteTurns(page: Page): Promise<JSHandle<Turn[]>> {
  return page.locator('.carousel').evaluateHandle((carousel) => {
    const turns: Turn[] = [];
    let setOff: { at: number; timing: unknown[] }[] = [];
    const slides = [...carousel.querySelectorAll('.slide')];
    for (const slide of slides) {
      slide.animate = (...wanted) => {
        const animation = Element.prototype.animate.apply(slide, wanted);
        const { duration, easing } = animation.effect?.getTiming() ?? {};
        setOff.push({ at: Date.now(), timing: [duration, easing] });
        return animation;
      };
    }
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target as HTMLElement).dataset.current) continue;
        turns.push({
          at: setOff[0]?.at ?? Number.NaN,
          slide: slides.indexOf(target as Element),
          timings: setOff.map(({ timing }) => timing),
        });
        setOff = [];
      }
    }).observe(carousel, { subtree: true, attributeFilter: ['data-current'] });
    return turns;
  });
}
