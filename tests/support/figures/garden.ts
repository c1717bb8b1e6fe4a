import { expect, type Page } from '@playwright/test';
import { intro as gardenIntro } from '../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { type Garden, newGarden, planted } from '../../../sample/case-studies/mycelium/playable-garden/rules.ts';
import { open } from '../page/app.ts';

/** The case study that shows the garden. */
export const ROUTE = '/mycelium';
export const figure = (page: Page) => page.getByRole('figure', { name: gardenIntro.heading });
export const tile = (page: Page, number: number) => figure(page).getByRole('button', { name: new RegExp(`^Tile ${number}: `) });
export const status = (page: Page) => figure(page).getByRole('status');
export const count = (page: Page, name: string) => figure(page).locator('.garden-counters li', { hasText: name }).locator('b');

/** Scrolls to the figure and waits until it works. */
export async function openGarden(page: Page): Promise<void> {
  await open(page, ROUTE);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(tile(page, 1)).toBeVisible();
}

/** A garden in which nothing grows. */
export const BARE: Garden = { ...newGarden(), tiles: newGarden().tiles.map(() => null) };

/** A garden that shows every kind of tile. */
export const HALF_WAY: Garden = {
  ...newGarden(),
  hours: 30,
  basket: 1,
  tiles: [
    ...[planted('ripe'), { ...planted('spores'), wet: 5 }, null],
    ...[{ ...planted('pins'), isFed: true }, planted('ripe'), null],
    ...[null, null, null],
  ],
};

/** Stores a garden as an earlier page of the visit would have done. */
export async function keepGarden(page: Page, kept: Garden): Promise<void> {
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('garden')) sessionStorage.setItem('garden', text);
  }, JSON.stringify(kept));
}
