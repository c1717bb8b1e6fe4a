import { expect, type Page } from '@playwright/test';
import { crawler } from '../../content/figures/crawler.ts';
import { open } from './app.ts';

/** The case study that shows what the crawler sees. */
export const ROUTE = '/suncoastpatios';
export const figure = (page: Page) => page.getByRole('figure', { name: crawler.frame.heading });
export const slider = (page: Page) => figure(page).getByRole('slider', { name: crawler.play.slider });
export const choice = (page: Page, site: keyof typeof crawler.play.sites) =>
  figure(page).getByRole('radio', { name: crawler.play.sites[site] });
export const phone = (page: Page) => figure(page).getByRole('region', { name: crawler.play.page });
export const notes = (page: Page) => figure(page).getByRole('region', { name: crawler.play.crawler });
export const heard = (page: Page) => figure(page).getByRole('status');

/** Scrolls to the figure and waits until it works. */
export async function openCrawler(page: Page): Promise<void> {
  await open(page, ROUTE);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
}
