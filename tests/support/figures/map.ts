import { expect, type Page } from '@playwright/test';
import { intro as mapIntro } from '../../../sample/case-studies/wehike/converting-map/intro.ts';
import { words } from '../../../sample/case-studies/wehike/converting-map/words.ts';
import { open } from '../page/app.ts';
import { scrollToFigure } from './figures.ts';

const use = words;

export const figure = (page: Page) => page.getByRole('figure', { name: mapIntro.heading });
export const country = (page: Page) => figure(page).getByRole('application');
export const status = (page: Page) => figure(page).getByRole('status');
export const huts = (page: Page) => figure(page).getByRole('radiogroup', { name: use.huts });
export const hut = (page: Page, name: string) => huts(page).getByRole('radio', { name });
export const chosen = (page: Page) => huts(page).getByRole('radio', { checked: true });
export const swap = (page: Page) => figure(page).getByRole('switch', { name: use.swap });
/** The coordinates in both systems: easting, northing, latitude and longitude. */
export const read = (page: Page) => figure(page).locator('.map-dial :is(.sr-only, .map-degrees dd)');

/** Scrolls to the figure and waits until it works. */
export async function openMap(page: Page): Promise<void> {
  await open(page, '/wehike');
  await scrollToFigure(figure(page));
  await expect(huts(page)).toBeVisible();
}

const metresIn = (text: string) => Number(text.replace(/\D/g, ''));

/** Moves the pin by keys to a point of the grid, to the nearest kilometre. */
export async function convert(page: Page, east: string, north: string): Promise<void> {
  const [easting = '', northing = ''] = await read(page).allTextContents();
  await country(page).focus();
  for (const [from, to, back, on] of [
    [easting, east, 'ArrowLeft', 'ArrowRight'],
    [northing, north, 'ArrowDown', 'ArrowUp'],
  ] as const) {
    const steps = Math.round((metresIn(to) - metresIn(from)) / 1000);
    const key = steps < 0 ? back : on;
    for (let left = Math.abs(steps); left >= 10; left -= 10) await page.keyboard.press(`Shift+${key}`);
    for (let left = Math.abs(steps) % 10; left > 0; left--) await page.keyboard.press(key);
  }
}
