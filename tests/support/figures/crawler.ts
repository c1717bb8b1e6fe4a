import { expect, type Page } from '@playwright/test';
import { intro as crawlerIntro } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { labels } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import type { Site } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';
import { open } from '../page/app.ts';
import { scrollToFigure } from './figures.ts';

/** The case study that shows what the crawler sees. */
export const ROUTE = '/suncoastpatios';
export const figure = (page: Page) => page.getByRole('figure', { name: crawlerIntro.heading });
export const slider = (page: Page) => figure(page).getByRole('slider', { name: labels.slider });
export const lane = (page: Page, site: Site) => figure(page).getByRole('region', { name: labels.sites[site] });
/** The sentence below a phone: what a visitor can see on it. */
export const says = (page: Page, site: Site) => lane(page, site).locator('.crawler-says');
/** What a crawler has read of that page. */
export const held = (page: Page, site: Site) => lane(page, site).locator('.crawler-slip');
export const button = (page: Page, name: string) => figure(page).getByRole('button', { name });
export const status = (page: Page) => figure(page).getByRole('status');

/** Scrolls to the figure and waits until it works. */
export async function openCrawler(page: Page): Promise<void> {
  await open(page, ROUTE);
  await scrollToFigure(figure(page));
  await expect(slider(page)).toBeVisible();
}
