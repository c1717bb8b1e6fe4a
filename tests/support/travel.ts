import { expect, type Locator, type Page } from '@playwright/test';
import { drawn, open } from './app.ts';

export const stage = (page: Page) => page.locator('main article > .stage');
export const copy = (page: Page) => page.locator('.stand-in');

/** Opens home with a picture that travels as slowly as a test needs it: it stands still where it begins. */
export async function openHeld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function hold(...how) {
      const animation = animate.apply(this, how);
      if (this.matches('.stage, .stand-in')) animation.pause();
      return animation;
    };
  });
  await open(page, '/');
}

/** Brings a card into the middle of the window, and waits until its picture can be seen. */
export async function showCard(card: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const picture = card.locator('img').first();
  await picture.evaluate(async (img: HTMLImageElement) => {
    img.scrollIntoView({ block: 'center', behavior: 'instant' });
    await img.decode();
  });
  await drawn(picture.page());
  return (await picture.boundingBox()) as { x: number; y: number; width: number; height: number };
}

/** How what travels moves, as it says itself. */
export const movesOf = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.stage, .stand-in'))
      .map(({ effect, playState }) => ({
        what: (effect as KeyframeEffect).target?.className.split(' ').at(-1),
        ms: effect?.getTiming().duration,
        playState,
      })),
  );

/** Lets whatever is held arrive. */
export const land = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if ((animation.effect as KeyframeEffect).target?.matches('.stage, .stand-in')) animation.finish();
  });

export async function expectNothingTravels(page: Page): Promise<void> {
  await drawn(page);
  await expect(copy(page)).toHaveCount(0);
  expect(await movesOf(page)).toEqual([]);
}
