import { expect, type Locator, type Page } from '@playwright/test';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { contact } from '../../../sample/pages/contact.ts';
import { site } from '../../../sample/site.ts';
import { startFigures } from '../../support/figures/figures.ts';
import { expectHeading, navLink, open } from '../../support/page/app.ts';
import { letPass } from '../../support/page/clock.ts';
import { ALL_PAGES, HOME } from '../../support/sites/pages.ts';

/**
 * Does everything a visitor can do on the site, with motion: read, use figures, navigate, wait, toggle, copy, drag.
 * `look` is called on each page.
 */
export async function walk(page: Page, base = '', look?: (route: string) => Promise<void>): Promise<void> {
  for (const { route, heading } of ALL_PAGES) {
    await open(page, base + route);
    await expectHeading(page, heading);
    await startFigures(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await look?.(route);
  }
  await page.clock.install();
  await open(page, `${base}/`);
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  const secondPicture = page.locator('.slide').nth(1);
  while ((await secondPicture.getAttribute('data-current')) !== 'true') await letPass(page, 250);
  await page.getByRole('button', { name: site.labels.darkMode }).click();
  await page.getByRole('button', { name: site.labels.pauseAnimations }).click();
  await page.getByRole('button', { name: owner.email }).first().click();
  for (const name of ['ABOUT', 'HOME']) await navLink(page, name).click();
  await expectHeading(page, HOME.heading);
  await navLink(page, 'CONTACT').click();
  await expectHeading(page, contact.heading);
  await drag(page, page.getByRole('heading', { level: 1 }).getByRole('button'));
}

async function drag(page: Page, handle: Locator): Promise<void> {
  const place = async () => (await handle.boundingBox()) as { x: number; y: number };
  const before = await place();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(before.x + 220, before.y - 60, { steps: 8 }); // A place where nothing can be pressed.
  await page.mouse.up();
  await expect.poll(async () => Math.hypot((await place()).x - before.x, (await place()).y - before.y)).toBeGreaterThan(20);
}
