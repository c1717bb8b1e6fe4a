import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { WIDTHS, widen } from '../../support/a11y/page-states.ts';
import { drawnWith } from '../../support/drawn-fonts.ts';
import { type Amounts, otherOwner } from '../../support/owners/other-owner.ts';
import { open } from '../../support/page/app.ts';
import { brokenNames, spills } from '../../support/page/layout.ts';
import { buildSite, temporaryFolder } from '../../support/sites/build-site.ts';
import { serve } from '../../support/sites/serve.ts';
import { SITES } from '../../support/sites/sites.ts';

/** Opens every kind of page and checks it at each width. */
async function expectLayoutHolds(page: Page, origin: string): Promise<void> {
  for (const route of ['/', '/about', '/harbour-tides', '/contact', '/resume']) {
    await open(page, origin + route);
    if (route === '/') await expectNoControls(page);
    for (const width of WIDTHS) {
      await widen(page, width);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await spills(page), `${route} at ${width} px`).toEqual([]);
      if (route !== '/') continue;
      expect.soft(await brokenNames(page), `the greeting at ${width} px`).toEqual([]);
      await expectOurType(page, width);
    }
  }
}

async function expectNoControls(page: Page): Promise<void> {
  await expect(page.locator('.carousel img')).toHaveCount(1);
  await expect(page.locator('.carousel-controls'), 'one picture needs no controls').toHaveCount(0);
}

async function expectOurType(page: Page, width: number): Promise<void> {
  for (const words of ['.greeting-text', '.hero .lead']) {
    const otherFonts = async () => (await drawnWith(page, words)).filter(({ isCustomFont }) => !isCustomFont);
    await expect.poll(otherFonts, `${words} at ${width} px: every letter in our type`).toEqual([]);
  }
}

test('the layout holds with 9 case studies and very long names and words', async ({ page }) => {
  const { origin, close } = await serve(SITES.otherOwner.dist);
  await expectLayoutHolds(page, origin);
  await close();
});

const AMOUNTS: [name: string, amounts: Amounts][] = [
  ['2 case studies, 1 testimonial, 6 technologies', { testimonials: 1 }],
  ['4 case studies, 6 testimonials, 11 technologies', { caseStudies: 4, testimonials: 6, technologies: 11 }],
];

for (const [name, amounts] of AMOUNTS) {
  test(`the layout holds with ${name}`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(400_000); // It draws, builds and serves a whole site, which is slow on a busy machine.
    const project = await otherOwner(temporaryFolder('amounts'), amounts);
    const { origin, close } = await serve(await buildSite({ project, out: join(project, 'dist') }));
    await expectLayoutHolds(page, origin);
    await close();
    rmSync(project, { recursive: true });
  });
}
