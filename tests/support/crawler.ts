import { expect, type Page } from '@playwright/test';
import { intro as crawlerIntro } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { labels } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import { open } from './app.ts';

/** The case study that shows what the crawler sees. */
export const ROUTE = '/suncoastpatios';
export const figure = (page: Page) => page.getByRole('figure', { name: crawlerIntro.heading });
export const slider = (page: Page) => figure(page).getByRole('slider', { name: labels.slider });
export const choice = (page: Page, site: keyof typeof labels.sites) => figure(page).getByRole('radio', { name: labels.sites[site] });
export const phone = (page: Page) => figure(page).getByRole('region', { name: labels.page });
export const notes = (page: Page) => figure(page).getByRole('region', { name: labels.crawler });
export const heard = (page: Page) => figure(page).getByRole('status');

/** Scrolls to the figure and waits until it works. */
export async function openCrawler(page: Page): Promise<void> {
  await open(page, ROUTE);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
}
