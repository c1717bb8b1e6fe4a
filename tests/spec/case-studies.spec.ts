import { expect, type Page, test } from '@playwright/test';
import { expectHeading, open } from '../support/app.ts';
import { CASE_STUDIES } from '../support/pages.ts';

const SECTIONS = {
  '/suncoastpatios': ['DESIGN BRIEF', 'TECH STACK AND EXPLANATION', 'WHO ARE WE SOLVING FOR?', 'PROBLEMS AND THOUGHT PROCESSES'],
  '/wehike': ['DESIGN BRIEF', 'TECH STACK AND EXPLANATION', 'WHO ARE WE SOLVING FOR?', 'PROBLEMS AND THOUGHT PROCESSES'],
  '/mycelium': ['DESIGN BRIEF', 'AGILE FACILITOR', 'TECH STACK AND EXPLAINATION', 'PROBLEMS AND THOUGHT PROCESSES'],
};
const MINUTES = { '/suncoastpatios': 4, '/wehike': 5, '/mycelium': 3 };
const article = (page: Page) => page.locator('main article').first();

for (const [route, sections] of Object.entries(SECTIONS)) {
  const minutes = MINUTES[route as keyof typeof MINUTES];

  test(`${route} has its sections in the specified order and spelling, then Explore more`, async ({ page }) => {
    await open(page, route);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([...sections, 'Explore more']);
    await expect(page.locator('section[aria-labelledby=explore-more] article')).toHaveCount(2);
  });

  test(`${route} is labelled ${minutes} minute read, and that is true at 200 and at 240 words a minute`, async ({ page }) => {
    await open(page, route);
    await expect(article(page).getByText(`${minutes} minute read`, { exact: true })).toBeVisible();
    const words = await article(page).evaluate((element) => {
      // From the page itself: only there does the text keep the spaces between blocks.
      for (const unread of element.querySelectorAll('[aria-hidden=true], button, .sr-only')) unread.remove();
      return ((element as HTMLElement).innerText.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;
    });
    expect(Math.round(words / 200), `${words} words`).toBe(minutes);
    expect(Math.round(words / 240), `${words} words`).toBe(minutes);
  });

  test(`${route} has a large mockup picture and external links View Code and View Website`, async ({ page }) => {
    await open(page, route);
    const picture = article(page).locator('.stage img');
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(300);
    for (const name of ['View Code', 'View Website']) {
      const link = article(page).getByRole('link', { name: new RegExp(`^${name} .*\\(opens in a new tab\\)$`) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]*example\.com/);
    }
  });
}

test('case study 01 is titled with the client name before Specialising in comfortable outdoor living', async ({ page }) => {
  await open(page, '/suncoastpatios');
  await expectHeading(page, 'Suncoast Patios: Specialising in comfortable outdoor living');
});

test('case study 01 tells of search, server-side rendering, transactional e-mail, the captcha and the 9th rank', async ({ page }) => {
  await open(page, '/suncoastpatios');
  for (const words of [/search engine/, /rendered on the server/, /transactional e-mail service/, /privacy-friendlier captcha service/]) {
    await expect(article(page)).toContainText(words, { ignoreCase: true });
  }
  await expect(article(page)).toContainText('ranked 9th among regional outdoor brands');
});

test('claims carry a grade and a basis', async ({ page }) => {
  await open(page, '/suncoastpatios');
  const claims = page.locator('.claims > li');
  const { claims: data = [] } = CASE_STUDIES.find(({ route }) => route === '/suncoastpatios') ?? {};
  await expect(claims).toHaveCount(data.length);
  for (const [index, { figure, grade, basis }] of data.entries()) {
    await expect(claims.nth(index)).toContainText(figure);
    await expect(claims.nth(index)).toContainText(grade, { ignoreCase: true });
    await expect(claims.nth(index)).toContainText(basis);
  }
});

test('case study 01 has a marquee of three screenshots, three times, under its heading, after the design brief', async ({ page }) => {
  await open(page, '/suncoastpatios');
  const band = page.locator('.band');
  await expect(band.getByRole('heading', { level: 3 })).toHaveText('The main problems with the current website');
  const copies = band.locator('.marquee-copy');
  await expect(copies).toHaveCount(3);
  for (let copy = 0; copy < 3; copy++) await expect(copies.nth(copy).locator('img')).toHaveCount(3);
  const order = await page.locator('h2, .band').evaluateAll((all) => all.map((one) => one.textContent?.slice(0, 12)));
  expect(order.slice(0, 3).map((text) => text?.trim())).toEqual(['DESIGN BRIEF', 'The main pro', 'TECH STACK A']);
});

test('A11Y-16 copies two and three of the marquee are hidden from assistive technology', async ({ page }) => {
  await open(page, '/suncoastpatios');
  await expect(page.locator('.marquee-copy[aria-hidden=true]')).toHaveCount(2);
  await expect(page.locator('.marquee-copy:not([aria-hidden]) img')).toHaveCount(3);
});

test('the marquee is golden yellow in light mode and has a colour of its own in dark mode', async ({ page }) => {
  await open(page, '/suncoastpatios');
  await expect(page.locator('.band')).toHaveCSS('background-color', 'rgb(247, 185, 56)');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('.band')).toHaveCSS('background-color', 'rgb(29, 58, 99)');
});

test('case study 02 tells of third-party APIs, a map library, GeoJSON and the conversion of grid coordinates', async ({ page }) => {
  await open(page, '/wehike');
  for (const words of [
    /tracks? and huts?/i,
    /third-party APIs/,
    /interactive map/,
    /map library/i,
    /GeoJSON/,
    /New Zealand national grid/,
    /latitude and longitude/,
  ]) {
    await expect(article(page)).toContainText(words);
  }
});

test('case study 03 tells the loop of the game: spores, three stages, water, fertilise, harvest, sell, buy', async ({ page }) => {
  await open(page, '/mycelium');
  await expect(article(page)).toContainText(
    'Plant spores on a tile. Water, fertilise, wait. Harvest, sell at the market, buy more spores.',
  );
  await expect(article(page)).toContainText('Growth has three stages');
  await expect(article(page).locator('.pictures figure')).toHaveCount(3);
});

test('case study 03 has three stand-up questions, a team of six plus facilitators, and stand-ups 3-4 times a day', async ({ page }) => {
  await open(page, '/mycelium');
  await expect(article(page).locator('ol > li')).toHaveText([/working on/, /block/, /next/]);
  await expect(article(page)).toContainText(/Six people built this, with facilitators/);
  await expect(article(page)).toContainText('stand-ups three to four times a day');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the marquee scrolls without end and stops with the chip', async ({ page }) => {
    await open(page, '/suncoastpatios');
    const marquee = page.locator('.marquee');
    const timing = () =>
      marquee.evaluate((element) => element.getAnimations().map(({ effect }) => String(effect?.getComputedTiming().iterations)));
    expect(await timing()).toEqual(['Infinity']);
    const x = () => marquee.evaluate((element) => element.getBoundingClientRect().x);
    const before = await x();
    await expect.poll(x).toBeLessThan(before - 2);
    await page.getByRole('button', { name: 'Pause animations' }).click();
    await page.mouse.move(2, 2);
    await page.waitForTimeout(100);
    const stopped = await x();
    await page.waitForTimeout(400);
    expect(await x()).toBe(stopped);
  });
});
