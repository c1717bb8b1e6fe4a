import { expect, type Page, test } from '@playwright/test';
import { appReady, browserErrors, drawn, expectHeading, navLink, open } from '../../../support/page/app.ts';
import { footerLink, isSameDocument, markDocument, scrollTop } from '../../../support/page/navigation.ts';
import { CASE_STUDIES, HOME, PAGES, titleOf } from '../../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const [LONG] = CASE_STUDIES as [(typeof CASE_STUDIES)[0]];

const readAnnounced = (page: Page) => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Clicks the link by script, because a real click would scroll to it first. */
const press = (page: Page, link: string) =>
  page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());

test('A11Y-09 after a navigation the main part has focus, the title is said once and the page is at the top; Back restores the place where the visitor was, and Forward too', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const region = document.querySelector('[role=status]') as Element;
    new MutationObserver(() => announced.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await (await footerLink(page, 'About')).click();
  await expectHeading(page, 'More about me');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect.poll(() => readAnnounced(page)).toEqual([titleOf('About')]);
  await drawn(page);
  expect(await readAnnounced(page), 'once').toHaveLength(1);

  await test.step('a link to the page itself leads to its top', async () => {
    await (await footerLink(page, 'About')).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL('/about');
  });

  await test.step('Back and Forward restore the place', async () => {
    await navLink(page, 'HOME').click();
    await expectHeading(page, HOME.heading);
    await scrollDownTo(page, 400);
    await press(page, '.site-header a[href="/about"]');
    await expectHeading(page, 'More about me');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollDownTo(page, 150);
    await page.goBack();
    await expectHeading(page, HOME.heading);
    await expect.poll(() => scrollTop(page)).toBe(400);
    await page.goForward();
    await expectHeading(page, 'More about me');
    await expect.poll(() => scrollTop(page)).toBe(150);
    await page.goBack();
    await expectHeading(page, HOME.heading);
  });

  await test.step('Back from far down a long page restores the place on a shorter one', async () => {
    const short = await heightOf(page);
    await scrollDownTo(page, 700);
    await press(page, `a.button[href="${LONG.route}"]`);
    await expectHeading(page, LONG.heading);
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await heightOf(page)).toBeGreaterThan(short);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await scrollTop(page);
    await page.goBack();
    await expectHeading(page, HOME.heading);
    await expect.poll(() => scrollTop(page)).toBe(700);
    await drawn(page);
    expect(await scrollTop(page)).toBe(700);
    await page.goForward();
    await expectHeading(page, LONG.heading);
    await expect.poll(() => scrollTop(page)).toBe(end);
  });
  expect(await isSameDocument(page)).toBe(true);
});

test('A11Y-09 Back restores the place after a reload, and over two steps with a page load between', async ({ page }) => {
  await open(page, '/');
  await scrollDownTo(page, 400);
  await press(page, '.site-header a[href="/about"]');
  await expectHeading(page, 'More about me');
  await page.reload();
  await appReady(page);
  await page.goBack();
  await expectHeading(page, HOME.heading);
  await expect.poll(() => scrollTop(page)).toBe(400);

  await scrollDownTo(page, 500);
  await press(page, '.site-header a[href="/about"]');
  await expectHeading(page, 'More about me');
  await open(page, '/resume');
  await page.evaluate(() => void setTimeout(() => history.go(-2))); // After a timeout: the page that runs this call goes away.
  await expectHeading(page, HOME.heading);
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('the code of a page is fetched ahead when a link to it is hovered, focused or touched', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  for (const [code, act] of [
    [/about-screen.*\.js/, () => navLink(page, 'ABOUT').hover()],
    [/contact-screen.*\.js/, () => navLink(page, 'CONTACT').focus()],
    [/resume-screen.*\.js/, () => footer.getByRole('link', { name: 'Resume' }).dispatchEvent('touchstart')],
  ] as const) {
    const fetched = page.waitForRequest(code);
    await act();
    await fetched;
    await expect(page).toHaveURL('/');
  }
});

test('SEO-01 after client navigation the head holds what the raw HTML of that page holds, without duplicates', { tag: ['@§2.12'] }, async ({
  page,
  request,
}) => {
  await open(page, '/');
  await markDocument(page);
  const tags = (html: string) =>
    (html.match(/<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g) ?? [])
      .map((tag) => tag.replace(/\s*\/?>/, '>'))
      .sort();
  for (const { route } of [...PAGES.slice(1), ...PAGES.slice(0, 1)]) {
    await page.evaluate((to) => void navigation.navigate(to), route);
    const raw = await (await request.get(route)).text();
    const wanted = tags(raw.slice(0, raw.indexOf('</head>')));
    await expect.poll(async () => tags(await page.evaluate(() => document.head.innerHTML)), route).toEqual(wanted);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a page opened by its file name, or with an extra slash, changes to its proper address and works', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, '/about.html?utm=x');
  await expect(page).toHaveURL('/about?utm=x');
  await expectHeading(page, 'More about me');
  expect(found).toEqual([]);

  await page.goto('/about/');
  await expect(page).toHaveURL('/about');
  await expectHeading(page, 'More about me');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
});
