import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectHeading, holdFiles, navLink, nextFrame, open } from '../../support/page/app.ts';
import { ABOUT, CASE_STUDIES } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type CaseStudy = (typeof CASE_STUDIES)[0];
const LARGE_PICTURES = /\/images\/hashed\/hero-/;
const [SUNCOAST, WEHIKE, MYCELIUM] = CASE_STUDIES as [CaseStudy, CaseStudy, CaseStudy];

const card = (page: Page) => page.locator('article.card', { hasText: WEHIKE.name });
const hero = (page: Page) => page.locator('main article > .hero-image');
const copy = (page: Page) => page.locator('.placeholder');

/** Opens a page, and stops every travelling picture at its start, until a test moves it. */
async function openHeld(page: Page, route: string): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function hold(...how) {
      const animation = animate.apply(this, how);
      if (this.matches('.hero-image')) animation.pause();
      return animation;
    };
  });
  await open(page, route);
}

/** Brings a picture into the middle of the window, and waits until it can be seen. */
async function show(picture: Locator) {
  await picture.evaluate(async (img: HTMLImageElement) => {
    img.scrollIntoView({ block: 'center', behavior: 'instant' });
    await img.decode();
  });
  await nextFrame(picture.page());
  return (await picture.boundingBox()) as { x: number; y: number; width: number; height: number };
}

/** Follows the link of the card by script, so that no pointer moves over it first. */
async function follow(page: Page): Promise<void> {
  await card(page)
    .locator('.button-primary')
    .evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, WEHIKE.heading);
}

/** How many milliseconds each movement of the large picture takes. */
const travels = (page: Page) => hero(page).evaluate((element) => element.getAnimations().map(({ effect }) => effect?.getTiming().duration));
const finishTravel = (page: Page) => hero(page).evaluate((element) => element.getAnimations()[0]?.finish());

async function expectNothingTravels(page: Page): Promise<void> {
  await nextFrame(page);
  await expect(copy(page)).toHaveCount(0);
  expect(await travels(page)).toEqual([]);
}

test('the picture of a card becomes the large picture of its case study in 380 ms, and takes no click on its way', async ({ page }) => {
  await openHeld(page, MYCELIUM.route);
  const from = await show(card(page).locator('img'));
  await follow(page);
  await expect.poll(() => travels(page)).toEqual([380]);
  const begins = (await hero(page).boundingBox()) as typeof from;
  expect(Math.abs(begins.width - from.width), 'as wide as the picture of the card').toBeLessThan(2);
  expect(Math.abs(begins.x - from.x)).toBeLessThan(2);
  expect(Math.abs(begins.y + begins.height / 2 - from.y - from.height / 2)).toBeLessThan(2);
  await expect(hero(page)).toHaveCSS('pointer-events', 'none');
  await expect(hero(page), 'below the words').toHaveCSS('z-index', '-1');
  await finishTravel(page);
  await expectNothingTravels(page);
  await expect(hero(page)).toHaveCSS('pointer-events', 'auto');
});

test('a picture of the carousel travels too, and a second navigation ends its movement at once', async ({ page }) => {
  await openHeld(page, '/');
  const slide = page.locator('.carousel .slide[data-current]');
  await show(slide.locator('img'));
  await slide.locator('a').evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, SUNCOAST.heading);
  await expect.poll(() => travels(page)).toHaveLength(1);
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
  await expect(copy(page)).toHaveCount(0);
});

test('the picture of the card is shown until the large one has arrived', async ({ page }) => {
  await openHeld(page, MYCELIUM.route);
  await show(card(page).locator('img'));
  const release = await holdFiles(page, LARGE_PICTURES);
  await follow(page);
  await expect(copy(page)).toHaveAttribute('aria-hidden', 'true');
  await finishTravel(page);
  await nextFrame(page);
  await expect(copy(page)).toBeVisible();
  release();
  await expect(copy(page)).toHaveCount(0);
});

test('the code and the large picture of a case study are fetched when a link to it is hovered, and not twice', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  const [picture = ''] = /\/images\/hashed\/hero-[\w-]{8}-/.exec(await (await request.get(WEHIKE.route)).text()) ?? [];
  page.on('request', (one) => one.url().includes(picture) && asked.push(one.url()));
  await open(page, MYCELIUM.route);
  expect(asked).toEqual([]);
  const fetched = [page.waitForResponse(/\/wehike-.*\.js/), page.waitForResponse((one) => one.url().includes(picture))];
  await card(page).locator('.button-primary').hover();
  await Promise.all(fetched);
  await follow(page);
  await expect(hero(page).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect(asked).toHaveLength(1);
});

test('A11Y-05 no picture travels, and the colour of the large picture stands in its place while it loads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHeld(page, MYCELIUM.route);
  await show(card(page).locator('img'));
  const release = await holdFiles(page, LARGE_PICTURES);
  await follow(page);
  await expectNothingTravels(page);
  const picture = hero(page).locator('img');
  await expect(picture).toHaveCSS('background-color', 'rgb(155, 165, 136)');
  release();
  await expect(picture).not.toHaveCSS('background-color', 'rgb(155, 165, 136)');
});
