import { expect, type Locator, type Page, test } from '@playwright/test';
import { backgroundOf, expectHeading, holdFiles, navLink, nextFrame, open, slides } from '../../support/page/app.ts';
import { ABOUT, CASE_STUDIES } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type CaseStudy = (typeof CASE_STUDIES)[0];
const HERO_IMAGES = /\/images\/hashed\/hero-.*-1200x690/;
const [SUNCOAST, WEHIKE, MYCELIUM] = CASE_STUDIES as [CaseStudy, CaseStudy, CaseStudy];

const card = (page: Page) => page.locator('article.card', { hasText: WEHIKE.name });
const hero = (page: Page) => page.locator('main article > .hero-image');
const heroCopy = (page: Page) => page.locator('.shared-image');

/** Opens a page, and pauses every movement of a picture at its start, until a test moves it. */
async function openPaused(page: Page, route: string): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function pausedAnimate(...options) {
      const animation = animate.apply(this, options);
      if (this.matches('[data-picture-of], .shared-image, .slide')) animation.pause();
      return animation;
    };
  });
  await open(page, route);
}

/** Scrolls a picture to the middle of the window, and waits until it is visible. */
async function show(picture: Locator) {
  await picture.evaluate(async (img: HTMLImageElement) => {
    img.scrollIntoView({ block: 'center', behavior: 'instant' });
    await img.decode();
  });
  await nextFrame(picture.page());
  return (await picture.boundingBox()) as { x: number; y: number; width: number; height: number };
}

/** Clicks the link of the card by script, so that no mouse hovers it first. */
async function clickCard(page: Page): Promise<void> {
  await card(page)
    .locator('.button-primary')
    .evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, WEHIKE.heading);
}

/** How many animations of the hero image run or are paused. */
const transitions = (page: Page) => hero(page).evaluate((element) => element.getAnimations().length);
const finishTransition = (page: Page) =>
  hero(page).evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });

/** The copy begins to fade only when the new picture has loaded. */
const endTransition = (page: Page) => expect.poll(() => finishTransition(page).then(() => heroCopy(page).count())).toBe(0);

async function expectNoTransition(page: Page): Promise<void> {
  await nextFrame(page);
  await expect(heroCopy(page)).toHaveCount(0);
  expect(await transitions(page)).toBe(0);
}

test('the picture of a card grows into the hero image of its case study, and takes no click meanwhile', async ({ page }) => {
  await openPaused(page, MYCELIUM.route);
  const from = await show(card(page).locator('img'));
  const shown = await card(page)
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.currentSrc);
  await clickCard(page);
  await expect.poll(() => transitions(page)).toBe(1);
  await expect(heroCopy(page), 'it starts as the same picture').toHaveJSProperty('src', shown);
  const start = (await hero(page).boundingBox()) as typeof from;
  expect(Math.abs(start.height - from.height), 'as high as the picture of the card, which is its middle').toBeLessThan(2);
  expect(Math.abs(start.y - from.y)).toBeLessThan(2);
  expect(Math.abs(start.x + start.width / 2 - from.x - from.width / 2)).toBeLessThan(2);
  const covered = (await heroCopy(page).boundingBox()) as typeof from;
  expect(Math.abs(covered.width - from.width), 'the copy covers exactly what it shows').toBeLessThan(2);
  expect(Math.abs(covered.x - from.x)).toBeLessThan(2);
  await expect(hero(page)).toHaveCSS('pointer-events', 'none');
  await expect(hero(page), 'in front of the title').toHaveCSS('z-index', '1');
  await expect(heroCopy(page)).toHaveCSS('opacity', '1');
  const fades = () => heroCopy(page).evaluate((copy) => copy.getAnimations().length);
  await expect.poll(fades, 'it fades once the hero image has loaded').toBe(1);
  await hero(page).evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 330;
  });
  const opacity = await heroCopy(page).evaluate((copy) => Number(getComputedStyle(copy).opacity));
  expect(opacity, 'it fades into the hero image').toBeGreaterThan(0);
  expect(opacity).toBeLessThan(1);
  await finishTransition(page);
  await expectNoTransition(page);
  await expect(hero(page)).toHaveCSS('pointer-events', 'auto');
});

test('Back moves the hero image into its card again', async ({ page }) => {
  await openPaused(page, '/');
  const to = await show(card(page).locator('img'));
  await clickCard(page);
  await expect(heroCopy(page)).toHaveCount(1);
  await endTransition(page);
  const from = (await hero(page).boundingBox()) as typeof to;
  await page.goBack();
  await expect(heroCopy(page)).toHaveCount(1);
  const start = (await heroCopy(page).boundingBox()) as typeof to;
  for (const edge of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(start[edge] - from[edge]), edge).toBeLessThan(2);
  await card(page).evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
  await expect(heroCopy(page)).toHaveCount(0);
  expect(await card(page).locator('img').boundingBox()).toEqual(to);
});

test('where the page before does not show the picture, it fades in: after Back from the end of a case study', async ({ page }) => {
  await openPaused(page, '/');
  await show(card(page).locator('img'));
  await clickCard(page);
  await endTransition(page);
  await page.locator('.thanks').evaluate((thanks) => thanks.scrollIntoView({ behavior: 'instant' }));
  await page.goBack();
  const picture = card(page).locator('.card-picture');
  await expect(picture).toHaveCSS('opacity', '0');
  await expect(heroCopy(page)).toHaveCount(0);
  await picture.evaluate((element) => {
    for (const fade of element.getAnimations()) fade.finish();
  });
  await expect(picture).toHaveCSS('opacity', '1');
});

test('another picture of the carousel does not become the hero image, so that fades in', async ({ page }) => {
  await openPaused(page, '/');
  await show(page.locator('.carousel .slide[data-current] img.picture'));
  await page.getByRole('button', { name: 'Next picture' }).click();
  const link = page.locator('.carousel .slide[data-current] a');
  await expect(link).toHaveCount(1);
  await link.evaluate((element: HTMLElement) => element.click());
  await expectHeading(page, SUNCOAST.heading);
  await expect(hero(page)).toHaveCSS('opacity', '0');
  await expect(heroCopy(page)).toHaveCount(0);
});

test('while the carousel turns back to its first picture, that one grows, not the one that leaves', async ({ page }) => {
  await openPaused(page, '/');
  const [first, second] = [slides(page).first(), slides(page).nth(1)];
  await show(first.locator('img.picture'));
  const shown = await first.locator('img.picture').evaluate((image: HTMLImageElement) => image.currentSrc);
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.click();
  await second.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await next.click();
  await first.locator('a').evaluate((link: HTMLElement) => link.click());
  await expect(heroCopy(page)).toHaveJSProperty('src', shown);
});

test('a picture of the carousel grows too, and a second navigation ends its transition at once', async ({ page }) => {
  await openPaused(page, '/');
  const slide = page.locator('.carousel .slide[data-current]');
  await show(slide.locator('img.picture'));
  await slide.locator('a').evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, SUNCOAST.heading);
  await expect.poll(() => transitions(page)).toBe(1);
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
  await expect(heroCopy(page)).toHaveCount(0);
});

test('the picture of the card is shown until the large one has loaded', async ({ page }) => {
  await openPaused(page, MYCELIUM.route);
  await show(card(page).locator('img'));
  const release = await holdFiles(page, HERO_IMAGES);
  await clickCard(page);
  await expect(heroCopy(page)).toHaveAttribute('aria-hidden', 'true');
  await finishTransition(page);
  await nextFrame(page);
  await expect(heroCopy(page)).toHaveCSS('opacity', '1');
  release();
  await endTransition(page);
});

test('hovering a link to a case study prefetches its code and its hero image, which is not fetched twice', async ({ page, request }) => {
  const requested: string[] = [];
  const [picture = ''] = /\/images\/hashed\/hero-[\w-]{8}-1200x690/.exec(await (await request.get(WEHIKE.route)).text()) ?? [];
  page.on('request', (one) => one.url().includes(picture) && requested.push(one.url()));
  await open(page, MYCELIUM.route);
  expect(requested).toEqual([]);
  const fetched = [page.waitForResponse(/\/wehike-.*\.js/), page.waitForResponse((one) => one.url().includes(picture))];
  await card(page).locator('.button-primary').hover();
  await Promise.all(fetched);
  await clickCard(page);
  await expect(hero(page).locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  expect(requested).toHaveLength(1);
});

test('A11Y-05 with reduced motion there is no transition, and the hero image shows its colour while it loads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPaused(page, MYCELIUM.route);
  await show(card(page).locator('img'));
  const release = await holdFiles(page, HERO_IMAGES);
  await clickCard(page);
  await expectNoTransition(page);
  const colour = await backgroundOf(page, 'main article > .hero-image img');
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  release();
  await expect(hero(page).locator('img')).not.toHaveCSS('background-color', colour);
});
