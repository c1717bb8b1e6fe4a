import { expect, type Page, test } from '@playwright/test';
import { labels } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import { pages, STILL_MS } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/pages.ts';
import { lengthOf, nextChange, STEP } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';
import { inSeconds } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/sentences.ts';
import { complaints } from '../../../support/app.ts';
import { holdClock, letPass } from '../../../support/clock.ts';
import { choice, figure, heard, notes, openCrawler, phone, slider } from '../../../support/crawler.ts';
import { widen } from '../../../support/page-states.ts';

const play = labels;
const END = lengthOf(Object.values(pages));
const WORDS = `${pages.server.words.page} words to read`;
const firstStep = (ms: number) => Math.ceil(ms / STEP) * STEP;
const says = (page: Page, ms: number, what: string) =>
  expect(slider(page)).toHaveAttribute('aria-valuetext', `${inSeconds(ms)} seconds: ${what}`);

test('A11Y-06 both pages can be watched arriving by keyboard alone, and every step is said', async ({ page }) => {
  const found = complaints(page);
  await openCrawler(page);
  await choice(page, 'client').focus();
  await says(page, STILL_MS, play.blank);

  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'server')).toBeChecked();
  await expect(heard(page)).toHaveText(`${play.sites.server}. ${inSeconds(STILL_MS)} seconds: ${WORDS}, ${play.picture}`);
  await expect(notes(page)).toContainText(pages.server.read);

  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('Home');
  await says(page, 0, play.nothing);
  await expect(notes(page)).toContainText('0 words');
  for (let ms = 0; ms < firstStep(pages.server.times.responseMs); ms += STEP) await page.keyboard.press('ArrowRight');
  await says(page, firstStep(pages.server.times.responseMs), play.unpainted);
  await expect(notes(page)).toContainText(`${pages.server.words.response} words`);
  await expect(phone(page)).toContainText(play.unpainted);
  await page.keyboard.press('End');
  await says(page, END, `${WORDS}, ${play.picture}, ${play.answers}`);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(choice(page, 'client')).toBeChecked();
  await expect(notes(page)).toContainText(play.emptyBody); // Also at the end: this crawler runs no scripts.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(figure(page).getByRole('button', { name: play.step })).toBeFocused();
  for (let ms = END; ms !== firstStep(pages.client.times.wordMs); ms = nextChange(pages.client, ms)) await page.keyboard.press('Enter');
  await expect(heard(page)).toContainText(`${play.sites.client}. ${inSeconds(firstStep(pages.client.times.wordMs))} seconds: ${WORDS}`);
  expect(found).toEqual([]);
});

test('both pages can be watched arriving by touch', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
  const found = complaints(page);
  await openCrawler(page);
  await expect(phone(page)).toContainText(play.blank);
  await choice(page, 'server').tap();
  await expect(choice(page, 'server')).toBeChecked();
  await expect(phone(page)).toContainText(WORDS);
  const { width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
  await slider(page).tap({ position: { x: width - 16, y: height / 2 } });
  await expect(phone(page)).toContainText(play.answers);
  await slider(page).tap({ position: { x: 16, y: height / 2 } });
  await expect(phone(page)).toContainText(play.nothing);
  await figure(page).getByRole('button', { name: play.step }).tap();
  await expect(notes(page)).toContainText(`${pages.server.words.response} words`);
  expect(found).toEqual([]);
});

test.describe('while motion runs', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const button = (page: Page, name: string) => figure(page).getByRole('button', { name });
  const isAt = (page: Page, ms: number) => expect(slider(page)).toHaveValue(String(ms));
  const FRAME_MS = 20;

  test('time runs from the request on as fast as it did, stops by hand, at the end and A11Y-04 with the chip; A11Y-06 whoever changes the page meanwhile hears how that page ends, each time it does', async ({
    page,
  }) => {
    await page.clock.install();
    await openCrawler(page);
    await holdClock(page);
    await button(page, play.play).click();
    await letPass(page, 500 + FRAME_MS);
    await isAt(page, 500);
    await button(page, play.stop).click();
    await letPass(page, 300);
    await isAt(page, 500);
    await button(page, play.play).click();
    await letPass(page, END - STEP + FRAME_MS);
    await isAt(page, END - STEP);
    await expect(button(page, play.stop)).toBeVisible();
    await letPass(page, STEP);
    await isAt(page, END);
    await expect(heard(page)).toContainText(`${inSeconds(END)} seconds: ${WORDS}`);

    await test.step('A11Y-06 the page is changed while time runs', async () => {
      const ending = `${play.sites.server}. ${inSeconds(END)} seconds: ${WORDS}`;
      await button(page, play.play).click();
      await letPass(page, 500);
      await choice(page, 'server').check();
      await expect(heard(page)).toContainText(`${play.sites.server}. ${inSeconds(500)} seconds: `);
      await letPass(page, END);
      await expect(heard(page)).toContainText(ending);
      await button(page, play.play).click();
      await expect(heard(page)).toBeEmpty();
      await letPass(page, END + FRAME_MS);
      await expect(heard(page)).toContainText(ending);
    });

    await test.step('A11Y-04 the chip stops the time as well; then it goes from change to change', async () => {
      await button(page, play.play).click();
      await letPass(page, 500 + FRAME_MS);
      await page.getByRole('button', { name: 'Pause animations' }).first().click();
      await expect(button(page, play.step)).toBeVisible();
      await letPass(page, 300);
      await isAt(page, 500);
    });
  });
});

test('what stands below keeps its place while time and page change; A11Y-07 at 320 px every target is at least 44 px in both directions, and nothing is wider than the window', async ({
  page,
}) => {
  await openCrawler(page);
  const top = () =>
    figure(page)
      .locator('summary')
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const place = await top();
  await choice(page, 'server').check();
  await expect(notes(page)).toContainText(pages.server.read);
  expect(await top()).toBe(place);
  for (const [key, ms] of [
    ['Home', 0],
    ['End', END],
  ] as const) {
    await slider(page).press(key);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${inSeconds(ms)} seconds`));
    expect(await top(), key).toBe(place);
  }
  await widen(page, 320);
  const small = await figure(page)
    .locator('button, label, summary, input[type=range]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 44).length);
  expect(small).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
