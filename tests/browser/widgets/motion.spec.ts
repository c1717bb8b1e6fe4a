import { chromium, expect, type Page, test } from '@playwright/test';
import { CHROMIUM } from '../../../engine/generate/chromium.ts';
import { runningAnimations } from '../../support/a11y/page-states.ts';
import { SAMPLE } from '../../support/owners/sample.ts';
import { browserErrors, carousel, expectHeading, hideTab, idle, navLink, open } from '../../support/page/app.ts';
import { holdClock, letPass } from '../../support/page/clock.ts';
import { startDemos } from '../../support/page/demos.ts';
import { visitPages } from '../../support/page/navigation.ts';
import { CASE_STUDIES, HOME } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pause = (page: Page) => page.getByRole('button', { name: 'Pause animations' });
const play = (page: Page) => page.getByRole('button', { name: 'Play animations' });
/** The properties that endless animations of the page change, such as transform. */
const endless = (page: Page) =>
  page.evaluate(() => {
    const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    const frames = document
      .getAnimations()
      .filter(isEndless)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
    return [...new Set(frames.flatMap(({ offset, computedOffset, easing, composite, ...changed }) => Object.keys(changed)))];
  });

test('A11Y-04 the motion toggle stops everything that moves, and starts it again', { tag: '@phone' }, async ({ page, hasTouch }) => {
  await open(page, '/');
  const press = (toggle: typeof pause) => (hasTouch ? toggle(page).tap() : toggle(page).click());
  // Moves the letters of the greeting halfway and slows them down, so that they still move when the toggle is pressed.
  const rising = await page.locator('.greeting').evaluate((greeting) => {
    const letters = greeting.getAnimations({ subtree: true });
    for (const letter of letters) Object.assign(letter, { currentTime: 400, playbackRate: 0.001 });
    return letters.filter(({ playState }) => playState === 'running').length;
  });
  expect(rising).toBeGreaterThan(0);
  await press(pause);
  await expect.poll(() => runningAnimations(page)).toBe(0);
  await expect(page.locator('.greeting-text'), 'the complete greeting is visible').toHaveCSS('opacity', '1');
  await press(play);
  await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0);
});

test('A11Y-04 every page on which something moves has the motion toggle, which applies to all pages and tabs', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await visitPages(page, async (route) => {
    await expect.poll(async () => (await pause(page).isVisible()) === (await endless(page)).length > 0, route).toBe(true);
    // Only these can change without layout or paint.
    for (const property of await endless(page)) expect(['transform', 'opacity'], route).toContain(property);
  });
  const other = await context.newPage();
  await open(other, '/nope');
  await pause(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-motion', 'paused');
  await visitPages(page, (route) => expect.poll(() => runningAnimations(page), route).toBe(0));
  await page.reload();
  await expect(play(page)).toBeVisible();
  expect(await runningAnimations(page)).toBe(0);
});

test('A11Y-04 with reduced motion everything is paused and visible at first, and Enter on the toggle plays it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await runningAnimations(page)).toBe(0);
  await expect(page.locator('.greeting-text')).toHaveCSS('opacity', '1');
  await expect(page.locator('section[aria-labelledby=technologies]')).toHaveCSS('opacity', '1');
  await play(page).press('Enter');
  await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0);
  await expect(pause(page)).toBeFocused();
});

test('no script runs while motion is paused or the tab is hidden', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await holdClock(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  const calls = await page.evaluateHandle(() => {
    const recorded: string[] = [];
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
      const real = window[name] as (...args: unknown[]) => unknown;
      const recording = (...args: unknown[]) => [recorded.push(name), real.apply(window, args)].at(-1);
      Object.assign(window, { [name]: recording });
    }
    return recorded;
  });
  /** The timers and frames that scripts request while time passes. */
  const callsDuring = async (ms: number) => {
    await idle(page);
    await calls.evaluate((recorded) => recorded.splice(0));
    await letPass(page, ms);
    return calls.jsonValue();
  };
  const { autoplayMs } = SAMPLE.site.carousel;
  expect(await callsDuring(autoplayMs), 'the carousel, once for each picture').toEqual(['setTimeout']);
  await hideTab(page, true);
  expect(await callsDuring(2 * autoplayMs), 'hidden').toEqual([]);
  await hideTab(page, false);
  await pause(page).press('Enter');
  expect(await callsDuring(2 * autoplayMs), 'paused').toEqual([]);
});

test('REL-13 Back after a page load restores the page from the back/forward cache with the current settings', async ({ baseURL }) => {
  // The full browser: the headless shell has no such cache, and Playwright turns it off.
  const browser = await chromium.launch({ ...CHROMIUM, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const found = browserErrors(page);
  await open(page, '/');
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await open(page, '/about');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.goBack({ waitUntil: 'commit' }); // A page from the cache does not load again.
  await expectHeading(page, HOME.heading);
  await expect.poll(() => page.evaluate(() => 'persisted' in window)).toBe(true);
  await expect(page.getByRole('button', { name: 'Dark mode', pressed: true })).toBeVisible();
  await navLink(page, 'CONTACT').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch (Click to copy)');
  expect(found).toEqual([]);
  await browser.close();
});

test('REL-14 opening a demo and going back three times leaves no more nodes and listeners than once, even while the old page still changes', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 }); // A slow phone: rendering a page takes several frames.
  const domCounters = async () => {
    // Twice, because the browser finishes the first collection only when the second one starts.
    for (let collection = 0; collection < 2; collection++) await devtools.send('HeapProfiler.collectGarbage');
    return devtools.send('Memory.getDOMCounters');
  };
  const visitDemoAndReturn = async () => {
    for (const { route, heading } of [...CASE_STUDIES.slice(-1), HOME]) {
      await page.evaluate(goToWhileChanging, route);
      await expectHeading(page, heading);
      await startDemos(page);
    }
  };
  await open(page, '/');
  await visitDemoAndReturn();
  const before = await domCounters();
  await visitDemoAndReturn();
  await visitDemoAndReturn();
  // Polled, because something may still be on its way out. A leak would stay, and add at least one each time.
  await expect.poll(async () => (await domCounters()).nodes - before.nodes).toBeLessThan(2);
  await expect.poll(async () => (await domCounters()).jsEventListeners - before.jsEventListeners).toBeLessThan(2);
});

/** Runs in the page: goes to another page, and switches to dark mode and back again and again until it is shown. */
async function goToWhileChanging(route: string): Promise<void> {
  const toggle = document.querySelector<HTMLElement>('.dark-mode-toggle');
  let isShown = false;
  const press = () => {
    if (isShown) return;
    toggle?.click();
    toggle?.click();
    setTimeout(press);
  };
  setTimeout(press);
  await navigation.navigate(route).finished;
  isShown = true;
}
