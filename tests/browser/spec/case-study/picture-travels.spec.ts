import { expect, type Page, test } from '@playwright/test';
import { widen } from '../../../support/a11y/page-states.ts';
import { browserErrors, drawn, expectHeading, holdFiles, navLink, open } from '../../../support/page/app.ts';
import { isSameDocument, markDocument } from '../../../support/page/navigation.ts';
import { expectNothingTravels, finishTravel, movesOf, openHeld, showCard, stage, standIn } from '../../../support/page/travel.ts';
import { ABOUT, CASE_STUDIES, HOME } from '../../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const headingOf = (address: string) => CASE_STUDIES.find(({ route }) => route === address)?.heading ?? '';
const card = (page: Page, name: string) => page.locator('article.card', { hasText: name });

/** Clicks the link by script, so that no pointer moves over it first. */
const follow = (page: Page, name: string) =>
  card(page, name)
    .locator('.button-primary')
    .evaluate((link: HTMLElement) => link.click());

for (const [width, ms] of [
  [1440, 380],
  [390, 300],
] as const) {
  test(`at ${width} px the picture of a card becomes the stage of its case study within ${ms} ms, and the words are there from the first frame`, async ({
    page,
  }) => {
    await openHeld(page);
    await widen(page, width);
    const from = await showCard(card(page, 'Mycelium'));
    await follow(page, 'Mycelium');
    await expectHeading(page, headingOf('/mycelium'));
    await expect(stage(page)).toHaveCSS('pointer-events', 'none');
    await expect.poll(() => movesOf(page)).toEqual([{ what: 'stage', ms, playState: 'paused' }]);
    await expect(stage(page), 'below the words').toHaveCSS('z-index', '-1');
    await expect(page.locator('main article').first(), 'and above the ground').toHaveCSS('isolation', 'isolate');
    const begins = (await stage(page).boundingBox()) as typeof from;
    expect(Math.abs(begins.width - from.width), 'as wide as the picture of the card').toBeLessThan(2);
    expect(Math.abs(begins.x - from.x)).toBeLessThan(2);
    expect(Math.abs(begins.y + begins.height / 2 - from.y - from.height / 2)).toBeLessThan(2);
    await finishTravel(page);
    await expectNothingTravels(page);
    await expect(stage(page)).toHaveCSS('pointer-events', 'auto');
  });
}

test('a picture of the carousel travels too, and so does a card among the words of another case study', async ({ page }) => {
  await openHeld(page);
  await showCard(page.locator('.carousel .slide[data-current]'));
  await page.locator('.carousel .slide[data-current] a').evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, headingOf('/suncoastpatios'));
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  await finishTravel(page);
  await expectNothingTravels(page);
  await showCard(card(page, 'WeHike'));
  await follow(page, 'WeHike');
  await expectHeading(page, headingOf('/wehike'));
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  await finishTravel(page);
  await expectNothingTravels(page);
});

test('a stage whose own picture is loaded needs no copy of the picture of the card', async ({ page }) => {
  await openHeld(page);
  await showCard(card(page, 'WeHike'));
  const fetched = page.waitForResponse(/\/images\/hashed\/stage-/);
  await card(page, 'WeHike').locator('.button-primary').focus();
  await (await fetched).finished();
  await page.evaluate((src) => Object.assign(new Image(), { src }).decode(), (await fetched).url());
  await drawn(page);
  await follow(page, 'WeHike');
  await expectHeading(page, headingOf('/wehike'));
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  await expect(standIn(page)).toHaveCount(0);
});

test('the picture of the card is shown until the large one is decoded and in its place', async ({ page }) => {
  for (const isThereFirst of ['the stage', 'its picture']) {
    await openHeld(page);
    await showCard(card(page, 'WeHike'));
    const release = await holdFiles(page, /\/images\/hashed\/stage-/);
    await follow(page, 'WeHike');
    await expectHeading(page, headingOf('/wehike'));
    await expect(standIn(page)).toHaveAttribute('aria-hidden', 'true');
    await expect(standIn(page)).toHaveAttribute('alt', '');
    const steps = [
      () => finishTravel(page),
      async () => {
        release();
        await stage(page)
          .locator('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.decode());
      },
    ];
    const [first, second] = isThereFirst === 'the stage' ? steps : steps.toReversed();
    await first?.();
    await drawn(page);
    await expect(standIn(page), `${isThereFirst} alone is there`).toHaveCSS('opacity', '1');
    await second?.();
    await expectNothingTravels(page);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('of a hundred clicks at random places while the picture travels none is lost', async ({ page }) => {
  await openHeld(page);
  await showCard(card(page, 'Mycelium'));
  await follow(page, 'Mycelium');
  await expectHeading(page, headingOf('/mycelium'));
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  const clicked = await page.evaluateHandle(() => {
    const noted: { isRight: boolean; what: string }[] = [];
    const flying = document.querySelector('article > .stage') as HTMLElement;
    addEventListener(
      'click',
      (event) => {
        event.preventDefault(); // The test needs only the target of the click.
        flying.style.visibility = 'hidden';
        const below = document.elementFromPoint(event.clientX, event.clientY);
        flying.style.visibility = '';
        noted.push({ isRight: event.target === below, what: (event.target as Element).outerHTML.slice(0, 80) });
      },
      true,
    );
    return noted;
  });
  let seed = 20;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let click = 0; click < 100; click++) {
    await page.evaluate((part) => {
      for (const animation of document.getAnimations()) {
        const target = (animation.effect as KeyframeEffect).target;
        if (target?.matches('.stage, .stand-in')) animation.currentTime = 379 * part;
      }
    }, random());
    await page.mouse.click(Math.floor(random() * 1440), Math.floor(random() * 900));
  }
  const all = await clicked.jsonValue();
  expect(all).toHaveLength(100);
  expect(all.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(await movesOf(page), 'all that time it was on its way').toHaveLength(1);
});

test('a second navigation, and Back, end the movement of a picture at once', async ({ page }) => {
  const found = browserErrors(page);
  await openHeld(page);
  await markDocument(page);
  for (const [leave, heading] of [
    [() => navLink(page, 'ABOUT').click(), ABOUT.heading],
    [() => page.goBack(), HOME.heading],
  ] as const) {
    if (!page.url().endsWith('/')) await page.goto('/');
    await expectHeading(page, HOME.heading);
    await showCard(card(page, 'Mycelium'));
    await follow(page, 'Mycelium');
    await expectHeading(page, headingOf('/mycelium'));
    await expect.poll(() => movesOf(page)).toHaveLength(1);
    await leave();
    await expectHeading(page, heading);
    await expectNothingTravels(page);
    if (heading === ABOUT.heading) {
      await page.goBack();
      await page.goBack();
    }
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(found).toEqual([]);
});

test('a picture out of view does not travel, and nothing travels when a case study is opened by its address', async ({ page }) => {
  await openHeld(page);
  await follow(page, 'Mycelium'); // Its card is far below the visible part of the page.
  await expectHeading(page, headingOf('/mycelium'));
  await expectNothingTravels(page);
  await open(page, '/wehike');
  await expectNothingTravels(page);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('A11Y-05 no picture travels', async ({ page }) => {
    await openHeld(page);
    await showCard(card(page, 'Mycelium'));
    await follow(page, 'Mycelium');
    await expectHeading(page, headingOf('/mycelium'));
    await expectNothingTravels(page);
  });
});
