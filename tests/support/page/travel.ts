import { expect, type Locator, type Page } from '@playwright/test';
import { drawn, open } from './app.ts';

export const stage = (page: Page) => page.locator('main article > .stage');
export const standIn = (page: Page) => page.locator('.stand-in');

/** Opens home, and stops every travelling picture at its start, until a test moves it. */
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

/** The animations of the travelling picture. */
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

/** Moves the travelling picture to its end. */
export const finishTravel = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if ((animation.effect as KeyframeEffect).target?.matches('.stage, .stand-in')) animation.finish();
  });

export async function expectNothingTravels(page: Page): Promise<void> {
  await drawn(page);
  await expect(standIn(page)).toHaveCount(0);
  expect(await movesOf(page)).toEqual([]);
}
