import type { JSHandle, Page } from '@playwright/test';

export const carousel = (page: Page) => page.locator('section[aria-labelledby=projects] [aria-roledescription=carousel]');
export const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
export const control = (page: Page, name: string) => carousel(page).getByRole('button', { name });

interface Turn {
  /** The time at which its two pictures start to move, by the page's clock. */
  at: number;
  slide: number;
  /** Duration and easing of each picture. */
  timings: unknown[][];
}

/** Records every turn of the carousel from now on, at the moment of the call: exact even if the page is drawn seldom. */
export function noteTurns(page: Page): Promise<JSHandle<Turn[]>> {
  return page.locator('.carousel').evaluateHandle((element) => {
    const turns: Turn[] = [];
    let setOff: { at: number; timing: unknown[] }[] = [];
    const slides = [...element.querySelectorAll('.slide')];
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
    }).observe(element, { subtree: true, attributeFilter: ['data-current'] });
    return turns;
  });
}
