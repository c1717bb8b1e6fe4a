import { expect, type Page, test } from '@playwright/test';
import { drawn, expectHeading, holdFiles, idle, navLink, open } from '../../../support/page/app.ts';
import { ABOUT, CASE_STUDIES, HOME } from '../../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const CREAM = 'rgb(251, 244, 228)';
const SKY = 'rgb(169, 218, 244)';
const WEHIKE = CASE_STUDIES.find(({ route }) => route === '/wehike') as (typeof CASE_STUDIES)[number];

const stagePicture = (page: Page) => page.locator('main article .stage picture img');
const ground = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

/** Clicks the link by script: a pointer over it would start to fetch files early. */
const press = (page: Page, href: string) =>
  page
    .locator(`main a.button[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('a navigation changes the colour of the page at once', async ({ page }) => {
  await open(page, '/');
  const faded = await page.evaluateHandle(() => {
    const names: string[] = [];
    const ground: unknown[] = [document.documentElement, document.body];
    document.addEventListener('transitionrun', ({ target, propertyName }) => ground.includes(target) && names.push(propertyName));
    return names;
  });
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
  expect(await ground(page)).toBe(CREAM);
  await page.goBack();
  await expectHeading(page, HOME.heading);
  expect(await ground(page)).toBe(SKY);
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
  await drawn(page);
  expect(await faded.jsonValue()).toEqual([]);
});

for (const sign of ['hover', 'focus'] as const) {
  test(`the large picture of a case study is fetched on ${sign} of a link to it, and stands there in the first frame`, async ({
    page,
    request,
  }) => {
    const [stem = ''] = /\/images\/hashed\/stage-[\w-]{8}-/.exec(await (await request.get(WEHIKE.route)).text()) ?? [];
    const asked: string[] = [];
    page.on('request', (one) => one.url().includes(stem) && asked.push(one.url()));
    await open(page, '/');
    const link = page.locator(`main a.button[href="${WEHIKE.route}"]`);
    await link.scrollIntoViewIfNeeded();
    expect(asked, 'not before').toEqual([]);
    const arrived = page.waitForResponse((response) => response.url().includes(stem));
    await link[sign]();
    await (await arrived).finished();
    await idle(page);
    const isThere = await page.evaluateHandle(() => {
      const noted: boolean[] = [];
      new MutationObserver(() => {
        const picture = document.querySelector<HTMLImageElement>('main article .stage picture img');
        if (picture && noted.length === 0) requestAnimationFrame(() => noted.push(picture.complete && picture.naturalWidth > 0));
      }).observe(document.body, { childList: true, subtree: true });
      return noted;
    });
    await press(page, WEHIKE.route);
    await expectHeading(page, WEHIKE.heading);
    await expect.poll(() => isThere.jsonValue()).toContain(true);
    expect(await isThere.jsonValue()).not.toContain(false);
    expect(asked, 'once').toHaveLength(1);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('while the large picture loads, its own colour is shown in its place', async ({ page }) => {
    const release = await holdFiles(page, /\/images\/hashed\/stage-/);
    await open(page, '/');
    await press(page, WEHIKE.route);
    await expectHeading(page, WEHIKE.heading);
    await expect(stagePicture(page)).toHaveCSS('background-color', 'rgb(155, 165, 136)');
    release();
    await expect(stagePicture(page)).not.toHaveCSS('background-color', 'rgb(155, 165, 136)');
    await expect(page.locator('main article .stage')).not.toHaveAttribute('style', /stand-in/);
  });

  test('without the large picture, the words on it stay readable', async ({ page }) => {
    await page.route(/\/images\/hashed\/stage-/, (route) => route.abort());
    await open(page, '/');
    await press(page, WEHIKE.route);
    await expectHeading(page, WEHIKE.heading);
    await expect(stagePicture(page)).toHaveCSS('background-color', 'rgb(243, 234, 215)');
  });
});
