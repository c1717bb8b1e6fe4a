import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeViolations } from '../../support/a11y/axe.ts';
import { countStates, MODES, openWhole, switchTo, WIDTHS, widen } from '../../support/a11y/page-states.ts';
import { faintMarks } from '../../support/a11y/painted.ts';
import { otherOwner } from '../../support/owners/other-owner.ts';
import { open } from '../../support/page/app.ts';
import { brokenNames, spills } from '../../support/page/layout.ts';
import { buildSite, temporaryFolder } from '../../support/sites/build-site.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';
import { serve } from '../../support/sites/serve.ts';
import { SITES } from '../../support/sites/sites.ts';

let host: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  host = await serve(SITES.paper.dist);
});
test.afterAll(() => host.close());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { route } of ALL_PAGES) {
  for (const width of WIDTHS) {
    const tag = route === '/' && width !== 768 ? [] : ['@long']; // Home has the most parts.

    test(
      `OWN-07 in Paper, ${route} at ${width} px has no fault for axe, every word has a contrast of 7:1 and nothing sticks out, in both modes`,
      { tag },
      async ({ page }, info) => {
        countStates(info, 'Paper', MODES.length);
        await openWhole(page, host.origin + route);
        for (const mode of MODES) {
          await switchTo(page, mode);
          await widen(page, width);
          expect.soft(await axeViolations(page), `axe, ${mode}`).toEqual([]);
          expect.soft((await faintMarks(page)).faint, mode).toEqual([]);
          expect.soft(await spills(page), mode).toEqual([]);
        }
      },
    );
  }
}

test('OWN-07 in Paper there are no clouds and stars, none of their files is fetched, and there is no button to stop them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const route of ['/', '/contact', '/nope']) {
    await open(page, host.origin + route);
    await expect(page.locator('.sky, .cloud-bank, .peeking, .ground-sky, .lost-cloud-left')).toHaveCount(0);
  }
  expect(asked.filter((address) => /clouds|stars/.test(address))).toEqual([]);
  await open(page, `${host.origin}/`);
  await expect(page.getByRole('button', { name: 'Play animations' })).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('OWN-07 in Paper the line is drawn once on home and on the 404 page, and is there at once with reduced motion', async ({ page }) => {
    const animation = (part: string) =>
      page.locator(part).evaluate((element) => {
        const { animationName, animationIterationCount } = getComputedStyle(element, '::after');
        return `${animationName} ${animationIterationCount}`;
      });
    for (const [route, part] of [
      ['/', '.hero'],
      ['/nope', '.lost-sign'],
    ] as const) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, host.origin + route);
      expect(await animation(part)).toBe('draw-line 1');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, host.origin + route);
      expect(await animation(part)).toBe('none 1');
    }
  });
});

test('OWN-07 the layout of Paper holds with 9 case studies and very long names and words', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(400_000); // It draws, builds and serves a whole site, which is slow on a busy machine.
  const project = await otherOwner(temporaryFolder('paper'), { caseStudies: 9 });
  cpSync('themes/paper', join(project, 'content'), { recursive: true });
  const { origin, close } = await serve(await buildSite({ project, out: join(project, 'dist') }));
  for (const route of ['/', '/about', '/harbour-tides', '/contact', '/nope']) {
    await open(page, origin + route);
    for (const width of WIDTHS) {
      await widen(page, width);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await spills(page), `${route} at ${width} px`).toEqual([]);
      if (route === '/') expect.soft(await brokenNames(page), `the greeting at ${width} px`).toEqual([]);
    }
  }
  await close();
  rmSync(project, { recursive: true });
});
