import { expect, type Page } from '@playwright/test';
import { map as words } from '../../content/figures/map.ts';
import { open } from './app.ts';

export const figure = (page: Page) => page.getByRole('figure', { name: words.frame.heading });
export const country = (page: Page) => figure(page).getByRole('application');
export const said = (page: Page) => figure(page).getByRole('status');
export const hut = (page: Page) => figure(page).getByRole('combobox', { name: words.use.hut });
export const easting = (page: Page) => figure(page).getByRole('textbox', { name: words.use.easting });
export const northing = (page: Page) => figure(page).getByRole('textbox', { name: words.use.northing });
export const swap = (page: Page) => figure(page).getByRole('checkbox', { name: words.use.swap });

/** Scrolls to the figure and waits until it works. */
export async function openMap(page: Page): Promise<void> {
  await open(page, '/wehike');
  await figure(page).scrollIntoViewIfNeeded();
  await expect(hut(page)).toBeVisible();
}

/** Types two numbers and lets them be converted. */
export async function convert(page: Page, east: string, north: string): Promise<void> {
  await easting(page).fill(east);
  await northing(page).fill(north);
  await northing(page).press('Enter');
}
