import { expect, test } from '@playwright/test';
import { axeViolations } from '../../support/a11y/axe.ts';
import { MODES, openFully, widen } from '../../support/a11y/page-states.ts';
import { clippedText } from '../../support/audit/reflow.ts';
import { appReady, browserErrors, expectHeading, open } from '../../support/page/app.ts';
import { SITES, serve } from '../../support/sites/sites.ts';
import { htmlErrors } from '../../support/sites/valid-html.ts';

const { dist, base } = SITES.demanding;
let host: Awaited<ReturnType<typeof serve>>;
let site: string;

test.beforeAll(async () => {
  host = await serve(dist, base);
  site = host.origin + base;
});
test.afterAll(() => host.close());

const ARTICLE = 'writing/tidtabellen-som-ljog';

test('OWN-16 a visitor reads from article to article without a page load, and an address without an article shows the 404 page', async ({
  page,
}) => {
  const found = browserErrors(page);
  await open(page, site);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'TEXTER' }).click();
  await expectHeading(page, 'Texter');
  await page.getByRole('link', { name: 'Fredagar med NVDA' }).click();
  await expectHeading(page, 'Fredagar med NVDA');
  await expect(page.locator('.nav-link[aria-current]'), 'the list is marked on the pages below it').toHaveText('TEXTER');
  await page.getByRole('link', { name: 'Nyare' }).click();
  await expectHeading(page, 'Sommartidsomställningstidtabellen som ljög');
  await page.goBack();
  await expectHeading(page, 'Fredagar med NVDA');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(found).toEqual([]);
  await page.getByRole('link', { name: 'En sida om regn' }).click();
  await page.getByRole('link', { name: 'de första värdena' }).click(); // A file in public/writing/.
  await expect(page.getByText('2019-10-17;ja')).toBeVisible();
  const response = await page.goto(`${site}writing/regn`);
  expect(response?.status()).toBe(404);
  await appReady(page); // Whose code takes every address below /writing/ for that of an article.
  await expectHeading(page, 'Här stannar inget');
});

for (const route of ['writing', ARTICLE, 'writing/every-form', 'writing/tags/tillg%C3%A4nglighet']) {
  test(`OWN-16 /${route} passes axe, is valid HTML and fits every window, also mirrored`, async ({ page, request }) => {
    expect.soft(await htmlErrors(await (await request.get(site + route)).text(), 'built')).toEqual([]);
    for (const mode of MODES) {
      await page.emulateMedia({ colorScheme: mode }); // Her site follows the system.
      await openFully(page, site + route);
      expect.soft(await axeViolations(page), mode).toEqual([]);
    }
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      for (const width of [320, 768, 1440]) {
        await widen(page, width);
        expect.soft(await clippedText(page), `${direction}, ${width} px`).toEqual([]);
      }
    }
    await page.emulateMedia({ media: 'print' });
    for (const link of await page.locator('.feed-link, .article-end').all()) await expect(link).toBeHidden(); // Paper has no use for links alone.
  });
}

test('OWN-16 the steps and the notes of an article have numbers, and its other lists bullets', async ({ page }) => {
  await open(page, site + ARTICLE);
  for (const list of await page.locator('.article-body ol').all()) await expect(list).toHaveCSS('list-style-type', 'decimal');
  await open(page, `${site}writing/fredagar-med-nvda`);
  await expect(page.locator('.article-body ul').first()).toHaveCSS('list-style-type', 'disc');
});

test('OWN-16 the feed has the whole text of each article, and every address in it is whole', async ({ page, request }) => {
  const entries = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const textIn = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? '';
      return [...feed.querySelectorAll('entry')].map((entry) => {
        const content = new DOMParser().parseFromString(textIn(entry, 'content'), 'text/html');
        const addresses = [...content.querySelectorAll('[href], [src]')].map(
          (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '',
        );
        const tags = [...new Set(Array.from(content.body.querySelectorAll('*'), ({ localName }) => localName))].sort();
        return { id: textIn(entry, 'id'), published: textIn(entry, 'published'), text: content.body.innerText, addresses, tags };
      });
    },
    await (await request.get(`${site}feed.xml`)).text(),
  );
  const days = ['2026-11-10', '2026-03-06', '2025-10-17', '2024-05-02'];
  expect(entries.map(({ published }) => published)).toEqual(days.map((day) => `${day}T12:00:00Z`));
  const [timetable, fridays] = entries;
  expect(timetable?.id).toBe('https://maya.test/portfolio/writing/tidtabellen-som-ljog');
  expect(timetable?.text).toContain('const next = departures.find(({ leavesAt }) => leavesAt >= now);');
  expect(timetable?.text).toMatch(/Noter[\s\S]*Förslaget heter Temporal/);
  expect(timetable?.tags.join(' ')).toBe('a blockquote code figcaption figure h2 img li ol p pre strong sup table tbody td th thead tr');
  expect(fridays?.text).toMatch(/Klart: Rubriker i ordning[\s\S]*Inte klart än: En karta/);
  const addresses = entries.flatMap((entry) => entry.addresses);
  expect(addresses.length).toBeGreaterThan(5);
  expect(
    addresses.filter((address) => address.includes('/rost-')),
    'large pictures are not sent at their full size',
  ).toEqual(Array(2).fill(expect.stringMatching(/-1296x729\.webp$/)));
  expect(addresses.filter((address) => !/^https:\/\/\w+\.\w+\//.test(address))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('OWN-16 the list and the articles can be read', async ({ page }) => {
    await page.goto(`${site}writing`);
    await page.getByRole('link', { name: 'En sida om regn' }).click();
    await expect(page.getByText('Den visade ett enda ord')).toBeVisible();
  });
});
