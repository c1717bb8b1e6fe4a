import { expect, type JSHandle, type Page, test } from '@playwright/test';
import { SAMPLE } from '../../support/owners/sample.ts';
import { appReady, carousel, hideTab, holdFiles, idle, open, slides } from '../../support/page/app.ts';
import { holdClock, letPass } from '../../support/page/clock.ts';

const { autoplayMs } = SAMPLE.site.carousel;
/** Long enough for one turn, and too short for a second one, which would show the first picture again. */
const ONE_TURN_MS = 1.25 * autoplayMs;

const control = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const expectSlide = (page: Page, index: number) => expect(slides(page).nth(index)).toHaveAttribute('data-current', 'true');
/** While it turns by itself, screen readers don't announce each picture. */
const expectTurning = (page: Page) => expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
const expectStopped = (page: Page) => expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');

interface Move {
  /** By the page's clock. */
  at: number;
  duration: unknown;
  easing: unknown;
}

/** Opens home with a stopped clock and the carousel in view. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/');
  await holdClock(page);
  await carousel(page).scrollIntoViewIfNeeded();
}

/** Opens home when the first picture starts to be shown, and records each move of a slide from then on. */
async function openTurning(page: Page): Promise<JSHandle<Move[]>> {
  await openPaused(page);
  const moves = await carousel(page).evaluateHandle((element) => {
    const recorded: Move[] = [];
    for (const slide of element.querySelectorAll('.slide')) {
      slide.animate = (...options) => {
        const animation = Element.prototype.animate.apply(slide, options);
        const { duration, easing } = animation.effect?.getTiming() ?? {};
        recorded.push({ at: Date.now(), duration, easing });
        return animation;
      };
    }
    return recorded;
  });
  await expectTurning(page);
  await idle(page);
  return moves;
}

test('A11Y-03 the carousel shows one picture, without dots, and has a Previous and a Next button', { tag: '@§9.5' }, async ({ page }) => {
  await open(page, '/');
  const pattern = (slide: number) => `
    - region "Pictures of the project Suncoast Patios":
      - button "Play the carousel"
      - button "Previous picture"
      - button "Next picture"
      - group "${slide} of 2":
        - link:
          - /children: contain
  `;
  await expect(carousel(page)).toMatchAriaSnapshot(pattern(1));
  await expect(slides(page).nth(1)).toHaveAttribute('inert', '');
  await control(page, 'Next picture').click();
  await expect(carousel(page)).toMatchAriaSnapshot(pattern(2));
  await expect(slides(page).nth(0)).toHaveAttribute('inert', '');
  await expectStopped(page);
  await control(page, 'Previous picture').click();
  await expectSlide(page, 0);
});

test('A11Y-05 with reduced motion the carousel does not turn by itself', async ({ page }) => {
  await openPaused(page);
  // Waits until observers have reported that it is in view.
  await carousel(page).evaluate((element) => new Promise((resolve) => new IntersectionObserver(resolve).observe(element)));
  await idle(page);
  await letPass(page, ONE_TURN_MS);
  await expectSlide(page, 0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the carousel turns every 4000 ms, in a linear 1500 ms, and loops endlessly', {
    tag: ['@§2.22', '@§4.6', '@§9.6'],
  }, async ({ page }) => {
    const moves = await openTurning(page);
    const start = await page.evaluate(() => Date.now());
    const expected: Move[] = [];
    for (const [turn, slide] of [1, 0, 1].entries()) {
      await letPass(page, 4000);
      await expectSlide(page, slide);
      const move = { at: start + 4000 * (turn + 1), duration: 1500, easing: 'linear' };
      expected.push(move, move); // One picture leaves and one enters.
    }
    expect(await moves.jsonValue()).toEqual(expected);
  });

  test('A11Y-03 the carousel stops while it is hovered or focused', async ({ page }) => {
    const moves = await openTurning(page);
    await slides(page).first().hover();
    await expectStopped(page);
    await page.mouse.move(2, 2);
    await expectTurning(page);
    await control(page, 'Next picture').click();
    expect(
      (await moves.jsonValue()).map(({ duration }) => duration),
      'a visitor who asks for a picture does not wait',
    ).toEqual([420, 420]);
    await page.mouse.move(2, 2); // The focus stays on the button.
    await expectStopped(page);
    await letPass(page, ONE_TURN_MS);
    await expectSlide(page, 1);
  });

  test('A11Y-03 the carousel can be paused, played, turned and opened with the keyboard alone', async ({ page }) => {
    await openTurning(page);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await control(page, 'Pause the carousel').focus();
    await press('Enter');
    await expect(control(page, 'Play the carousel')).toBeFocused();
    await press('Shift+Tab'); // It stays stopped after the focus has left it.
    await letPass(page, ONE_TURN_MS);
    await expectSlide(page, 0);
    await press('Tab', 'Space');
    await expect(control(page, 'Pause the carousel')).toBeFocused();
    await expectTurning(page); // Play was pressed, so it turns although the focus is inside.
    await idle(page);
    await letPass(page, autoplayMs);
    await expectSlide(page, 1);
    await press('Tab', 'Space');
    await expectSlide(page, 0);
    await press('Tab', 'Tab', 'Enter');
    await expect(page).toHaveURL('/suncoastpatios');
  });

  test('A11Y-03 after Play the focus stays on the picture that it has moved on to', async ({ page }) => {
    await openTurning(page);
    await control(page, 'Pause the carousel').focus();
    await page.keyboard.press('Enter');
    await control(page, 'Play the carousel').press('Enter');
    await expectTurning(page);
    for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await letPass(page, ONE_TURN_MS);
    await expect(slides(page).first().getByRole('link')).toBeFocused();
  });

  test('A11Y-03 a picture keeps the focus while the visitor is in another window', async ({ page }) => {
    await openTurning(page);
    const link = slides(page).first().getByRole('link');
    await link.focus();
    await link.dispatchEvent('focusout', { relatedTarget: null }); // As if another window got the focus: it stays on the link.
    await letPass(page, ONE_TURN_MS);
    await expect(link).toBeFocused();
  });

  test('A11Y-03 a picture that had the focus before the app ran keeps it', async ({ page }) => {
    await page.clock.install();
    const release = await holdFiles(page, '**/assets/hashed/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await slides(page).first().getByRole('link').focus();
    release();
    await appReady(page);
    await holdClock(page);
    await letPass(page, ONE_TURN_MS);
    await expect(slides(page).first().getByRole('link')).toBeFocused();
  });

  test('REL-13 the carousel does not turn in a hidden tab, and goes on where it was once the tab is shown again', async ({ page }) => {
    const moves = await openTurning(page);
    const leftMs = autoplayMs / 4;
    await letPass(page, 2 * autoplayMs - leftMs); // The first turn is done and the timer of the second runs: it must not fire in the hidden tab.
    await hideTab(page, true);
    await idle(page);
    for (let minute = 0; minute < 10; minute++) {
      await page.clock.runFor(60_000);
      await idle(page);
    }
    expect(await moves.evaluate(({ length }) => length)).toBe(2);
    await hideTab(page, false);
    await idle(page);
    const shownAt = await page.evaluate(() => Date.now());
    await letPass(page, leftMs + 2 * autoplayMs);
    const turns = new Set((await moves.jsonValue()).slice(2).map(({ at }) => at - shownAt));
    expect([...turns]).toEqual([leftMs, leftMs + autoplayMs, leftMs + 2 * autoplayMs]);
  });

  test('REL-13 after an hour of sleep the carousel does not catch up on missed turns', async ({ page }) => {
    const moves = await openTurning(page);
    await letPass(page, autoplayMs / 2);
    await page.clock.fastForward('01:00:00');
    await idle(page);
    await letPass(page, 2 * autoplayMs);
    const times = [...new Set((await moves.jsonValue()).map(({ at }) => at))];
    expect(times.map((at) => at - (times[0] ?? 0))).toEqual([0, autoplayMs, 2 * autoplayMs]);
  });
});
