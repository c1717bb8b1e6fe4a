import { expect, type Page, test } from '@playwright/test';
import { labels } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import { pages, STILL_MS } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/pages.ts';
import { lengthOf, type Site, STEP_MS, stopsOf } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';
import { inSeconds } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/sentences.ts';
import { widen } from '../../../support/a11y/page-states.ts';
import { button, figure, held, lane, openCrawler, says, slider, status } from '../../../support/figures/crawler.ts';
import { browserErrors } from '../../../support/page/app.ts';
import { holdClock, letPass } from '../../../support/page/clock.ts';

const END = lengthOf(Object.values(pages));
const STOPS = stopsOf(Object.values(pages));
const WORDS = `${pages.server.words.page} words`;
const WHOLE = `${WORDS}, ${labels.picture}, ${labels.answers}`;
const stopOf = (ms: number) => Math.ceil(ms / STEP_MS) * STEP_MS;
const sentence = (ms: number, client: string, server: string) => `${inSeconds(ms)} seconds. Browser: ${client}. Server: ${server}.`;
const isAt = (page: Page, ms: number) => expect(slider(page)).toHaveValue(String(ms));
const isFirst = (page: Page, site: Site) => expect(lane(page, site)).toHaveAttribute('data-first', 'true');

/** Presses the button until the time is at that stop. */
async function stepTo(page: Page, name: string, ms: number): Promise<void> {
  for (const _ of STOPS) {
    if ((await slider(page).inputValue()) === String(ms)) return;
    await button(page, name).press('Enter');
  }
  await isAt(page, ms);
}

test('A11Y-06 the race can be watched by keyboard alone, from change to change with reduced motion, and every step is announced', async ({
  page,
}) => {
  const found = browserErrors(page);
  await openCrawler(page);
  await slider(page).focus();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', sentence(STILL_MS, labels.blank, `${WORDS}, ${labels.picture}`));

  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', sentence(0, labels.nothing, labels.nothing));
  for (const site of ['client', 'server'] as const)
    await expect(held(page, site)).toHaveText(new RegExp(`^${labels.crawler}\\s*${labels.noAnswer}$`), { useInnerText: true });
  await page.keyboard.press('ArrowRight');
  await isAt(page, STEP_MS);
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', sentence(END, WHOLE, WHOLE));
  await expect(held(page, 'client')).toContainText('0 words'); // Still none at the end: this crawler runs no scripts.
  await expect(held(page, 'client')).toContainText('<div id="app"></div>');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, labels.back)).toBeFocused();
  await stepTo(page, labels.back, 0);
  await page.keyboard.press('Tab');
  await expect(button(page, labels.step)).toBeFocused();
  await stepTo(page, labels.step, stopOf(pages.client.times.responseMs));
  await expect(status(page)).toHaveText(sentence(stopOf(pages.client.times.responseMs), labels.shell, labels.unpainted));
  await expect(held(page, 'server')).toContainText(pages.server.read);
  await stepTo(page, labels.step, stopOf(pages.server.times.wordMs));
  await expect(status(page)).toHaveText(sentence(stopOf(pages.server.times.wordMs), labels.blank, WORDS));
  await stepTo(page, labels.step, STOPS.at(-1) ?? 0);
  await page.keyboard.press('Enter');
  await isAt(page, STOPS.at(-1) ?? 0);
  await expect(status(page)).toHaveText(sentence(STOPS.at(-1) ?? 0, WHOLE, WHOLE));
  expect(found).toEqual([]);
});

test('the race can be watched by touch, both phones beside each other and the whole of it in one window', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  const found = browserErrors(page);
  await openCrawler(page);
  await expect(says(page, 'client')).toHaveText(labels.blank);
  const { width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
  await slider(page).tap({ position: { x: width - 16, y: height / 2 } });
  await expect(says(page, 'server')).toContainText(labels.answers);
  await slider(page).tap({ position: { x: 16, y: height / 2 } });
  await expect(says(page, 'client')).toHaveText(labels.nothing);
  await button(page, labels.step).tap();
  await expect(held(page, 'server')).toContainText(WORDS);
  const [client, server] = await Promise.all((['client', 'server'] as const).map((site) => lane(page, site).boundingBox()));
  expect([client?.y, client?.height]).toEqual([server?.y, server?.height]);
  expect(server?.x).toBeGreaterThanOrEqual((client?.x ?? 0) + (client?.width ?? 0));
  const stage = await figure(page).locator('.figure-stage').boundingBox();
  expect(stage?.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(found).toEqual([]);
});

test.describe('while motion runs', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const FRAME_MS = 20;
  /** Whether the slider is at this time, with the length of one frame as tolerance. */
  const isNear = async (page: Page, ms: number) => {
    const shown = Number(await slider(page).inputValue());
    expect(shown).toBeLessThanOrEqual(ms);
    expect(shown).toBeGreaterThanOrEqual(ms - FRAME_MS);
  };

  test('both pages load as fast as measured: nothing, blank, words, picture; the first one is gold; time stops by hand, at the end and A11Y-04 with the chip; A11Y-06 the end is announced each time', async ({
    page,
  }) => {
    await page.clock.install();
    await openCrawler(page);
    await isAt(page, STILL_MS);
    await isFirst(page, 'server');
    await holdClock(page);
    await button(page, labels.play).click();
    await letPass(page, 500);
    await isNear(page, 500);
    for (const site of ['client', 'server'] as const) await expect(says(page, site)).toHaveText(labels.nothing);
    await expect(figure(page).locator('[data-first]:visible')).toHaveCount(0);
    await letPass(page, 1300 - 500);
    await isNear(page, 1300);
    await expect(says(page, 'client')).toHaveText(labels.blank);
    await expect(says(page, 'server')).toHaveText(labels.unpainted);
    await letPass(page, 200);
    await isNear(page, 1500);
    await isFirst(page, 'server');
    await expect(says(page, 'server')).toHaveText(`${WORDS}, ${labels.picture}`);
    await expect(says(page, 'client')).toHaveText(labels.blank);
    await button(page, labels.stop).click();
    const stopped = Number(await slider(page).inputValue());
    await letPass(page, 300);
    await isAt(page, stopped);

    const ending = sentence(END, WHOLE, WHOLE);
    for (const time of ['first', 'second']) {
      await test.step(`A11Y-06 the end is announced the ${time} time`, async () => {
        await button(page, labels.play).click();
        await expect(status(page)).toBeEmpty();
        await letPass(page, END - FRAME_MS);
        await isNear(page, END - FRAME_MS);
        await expect(button(page, labels.stop)).toBeVisible();
        await letPass(page, 2 * FRAME_MS);
        await isAt(page, END);
        await expect(status(page)).toHaveText(ending);
        await expect(figure(page).locator('[data-first]:visible')).toHaveCount(1);
      });
    }

    await test.step('A11Y-04 the chip stops the time as well; then it goes from change to change', async () => {
      await button(page, labels.play).click();
      await letPass(page, 500);
      await page.getByRole('button', { name: 'Pause animations' }).first().click();
      await expect(button(page, labels.step)).toBeVisible();
      const stopped = Number(await slider(page).inputValue());
      await letPass(page, 300);
      await isAt(page, stopped);
    });
  });
});

test('what stands below keeps its place while time passes; A11Y-07 at 320 px every target is at least 44 px in both directions, and nothing is wider than the window', async ({
  page,
}) => {
  await openCrawler(page);
  const top = () =>
    figure(page)
      .locator('summary')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  for (const width of [1440, 320]) {
    await widen(page, width);
    const place = await top();
    for (const name of [labels.back, labels.step]) {
      for (const _ of STOPS) {
        await button(page, name).press('Enter');
        expect(await top(), `${width} px, ${await slider(page).inputValue()} ms`).toBe(place);
      }
    }
  }
  const small = await figure(page)
    .locator('button, summary, input[type=range]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 44).length);
  expect(small).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the focus ring of the slider covers no word of the time line', async ({ page }) => {
  await openCrawler(page);
  for (const width of [320, 768, 1440]) {
    await widen(page, width);
    await slider(page).press('ArrowRight');
    const covered = await slider(page).evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const { top, bottom } = element.getBoundingClientRect();
      const words = [...(element.previousElementSibling?.querySelectorAll('text') ?? [])];
      const isCovered = (word: Element) => {
        const box = word.getBoundingClientRect();
        return [top - reach, bottom].some((edge) => box.top < edge + reach && box.bottom > edge);
      };
      return { reach, words: words.length, covered: words.filter(isCovered).length };
    });
    expect(covered.reach).toBeGreaterThan(0);
    expect(covered.words).toBeGreaterThan(10);
    expect(covered.covered, `${width} px`).toBe(0);
  }
});
