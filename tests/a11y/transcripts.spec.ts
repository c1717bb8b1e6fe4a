import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { startFigures } from '../support/figures.ts';
import { ALL_PAGES, HOME } from '../support/pages.ts';
import { asHeard, readAloud } from '../support/screen-reader.ts';
import { ACCEPT, fileFor } from '../support/stored-text.ts';

// The reader is a script that our own policy would refuse.
test.use({ bypassCSP: true });

for (const { route } of ALL_PAGES) {
  test(`A11Y-08 ${route} sounds as it did when somebody last listened: whole sentences, no single letter`, async ({ page }) => {
    await open(page, route);
    await startFigures(page);
    // Its words are there once it is opened; the library reads them either way.
    const closed = page.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().press('Enter');
    const said = await readAloud(page);
    expect(said.filter((phrase) => !/[\p{L}\p{N}].*[\p{L}\p{N}]|^\p{N}$/u.test(phrase))).toEqual([]);
    expect(`${asHeard(said).join('\n')}\n`, `${route} sounds different. ${ACCEPT}`).toMatchSnapshot(['transcripts', fileFor(route)]);
  });
}

test('A11Y-08 the greeting is said once, also while its letters rise', async ({ browser }) => {
  const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'no-preference' });
  await open(page, '/');
  const greetings = asHeard(await readAloud(page)).filter((phrase) => phrase.includes(HOME.heading));
  expect(greetings).toEqual([`heading, ${HOME.heading}, level 1`]);
  await page.close();
});

test('A11Y-16 with motion on, the marquee is said once', async ({ browser }) => {
  const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'no-preference' });
  await open(page, '/suncoastpatios');
  await expect(page.locator('.marquee-copy').last()).toBeVisible();
  const shots = (await readAloud(page)).filter((phrase) => phrase.startsWith('image, The old '));
  expect(shots).toHaveLength(3);
  expect(new Set(shots).size).toBe(3);
  await page.close();
});

for (const [route, selector, words] of [
  ['/', '.slide[data-current]', 'View Project'],
  ['/resume', 'a.sheet', 'Click to download'],
] as const) {
  test(`A11Y-14 the tooltip on ${route} is silent, also while it is shown`, async ({ page }) => {
    await open(page, route);
    await page.locator(selector).hover();
    await expect(page.locator('.cursor-tooltip')).toBeVisible();
    expect((await readAloud(page)).filter((phrase) => phrase === words)).toEqual([]);
  });
}
