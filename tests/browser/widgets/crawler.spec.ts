import { expect, type Page, test } from '@playwright/test';
import { inSeconds } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/format.ts';
import { intro } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { labels } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import { pages, START_MS } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/pages.ts';
import { durationOf, type Rendering, STEP_MS, stopsOf } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';
import { axeViolations } from '../../support/a11y/axe.ts';
import { widen } from '../../support/a11y/page-states.ts';
import { open } from '../../support/page/app.ts';
import { holdClock, letPass } from '../../support/page/clock.ts';
import { scrollToDemo } from '../../support/page/demos.ts';

const END = durationOf(Object.values(pages));
const STOPS = stopsOf(Object.values(pages));
const WORDS = `${pages.server.words.page} words`;
const COMPLETE = `${WORDS}, ${labels.picture}, ${labels.answers}`;
const demo = (page: Page) => page.getByRole('figure', { name: intro.heading });
const slider = (page: Page) => demo(page).getByRole('slider', { name: labels.slider });
const lane = (page: Page, rendering: Rendering) => demo(page).getByRole('region', { name: labels.names[rendering] });
/** The text above a phone: what a visitor can see on it. */
const state = (page: Page, rendering: Rendering) => lane(page, rendering).locator('.crawler-state');
const button = (page: Page, name: string) => demo(page).getByRole('button', { name });
const status = (page: Page) => demo(page).getByRole('status');
const sentence = (ms: number, client: string, server: string) => `${inSeconds(ms)} seconds. Browser: ${client}. Server: ${server}.`;

async function openCrawler(page: Page): Promise<void> {
  await open(page, '/suncoastpatios');
  await scrollToDemo(demo(page));
  await expect(slider(page)).toBeVisible();
}

test('A11Y-06 the race can be followed by keyboard alone, change by change, and every step is announced', async ({ page }) => {
  await openCrawler(page);
  await widen(page, 320);
  const topOfTextBelow = () =>
    demo(page)
      .locator('summary')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const topBefore = await topOfTextBelow();
  await slider(page).focus();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', sentence(START_MS, labels.blank, `${WORDS}, ${labels.picture}`));
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', sentence(0, labels.nothing, labels.nothing));
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue(String(STEP_MS));
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', sentence(END, COMPLETE, COMPLETE));
  // Even at the end there are no words: this crawler runs no scripts.
  await expect(lane(page, 'client').locator('.crawler-index-card')).toContainText('0 words');

  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, labels.step)).toBeFocused();
  for (const stop of STOPS.slice(1)) {
    await page.keyboard.press('Enter');
    await expect(slider(page)).toHaveValue(String(stop));
    expect(await topOfTextBelow(), `the text below the race has not moved at ${stop} ms`).toBe(topBefore);
  }
  await expect(status(page)).toHaveText(sentence(STOPS.at(-1) ?? 0, COMPLETE, COMPLETE));
  expect(await axeViolations(page, '.demo'), 'A11Y-02').toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-04 both pages load as fast as measured, until the end, a press on Stop or a pause of all animations', {
    tag: '@long',
  }, async ({ page }) => {
    await page.clock.install();
    await openCrawler(page);
    await holdClock(page);
    const FRAME_MS = 20;
    const expectTime = async (ms: number) => {
      const shown = Number(await slider(page).inputValue());
      expect(shown).toBeLessThanOrEqual(ms);
      expect(shown).toBeGreaterThanOrEqual(ms - FRAME_MS);
    };
    await button(page, labels.play).click();
    await letPass(page, 500);
    await expectTime(500);
    for (const rendering of ['client', 'server'] as const) await expect(state(page, rendering)).toHaveText(labels.nothing);
    await letPass(page, 1000);
    await expectTime(1500);
    await expect(state(page, 'client')).toHaveText(labels.blank);
    await expect(state(page, 'server')).toHaveText(`${WORDS}, ${labels.picture}`);
    await expect(lane(page, 'server')).toHaveAttribute('data-first', 'true');

    const expectNoTimePasses = async () => {
      const stopped = await slider(page).inputValue();
      await letPass(page, 300);
      await expect(slider(page)).toHaveValue(stopped);
    };
    await button(page, labels.stop).click();
    await expectNoTimePasses();
    await button(page, labels.play).click();
    await letPass(page, END + FRAME_MS);
    await expect(status(page), 'A11Y-06 the end is announced').toHaveText(sentence(END, COMPLETE, COMPLETE));
    await button(page, labels.play).click();
    await expect(status(page), 'emptied, so that the same end is announced again').toBeEmpty();
    await letPass(page, 500);
    await page.getByRole('button', { name: 'Pause animations' }).first().click();
    await expect(button(page, labels.step)).toBeVisible();
    await expectNoTimePasses();
  });
});
