import { slowDown } from './first-words.mjs';

const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' };
const SETTLE_MS = 1200;

/** How long the page takes to answer on a CPU four times slower: the slowest event and the longest task of each action. */
export async function interactions(browser, origin) {
  const page = await openHome(browser, origin);
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  const next = page.getByRole('button', { name: 'Next picture' });
  const actions = {
    hover: [toggle, () => hoverAll(page)],
    toggle: [toggle, () => press(page, toggle)],
    'hover over the carousel': [next, () => pointAt(page, page.locator('.carousel .stage'))],
    carousel: [next, () => press(page, next)],
    navigation: [toggle, () => press(page, page.getByRole('link', { name: 'ABOUT', exact: true }))],
  };
  const figures = {};
  for (const [name, [place, act]] of Object.entries(actions)) {
    await place.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => window.answers.splice(0));
    await page.evaluate(() => window.longTasks.splice(0));
    await act();
    await page.waitForTimeout(SETTLE_MS);
    figures[name] = await page.evaluate(() => ({ inpMs: Math.max(0, ...window.answers), longestTaskMs: Math.max(0, ...window.longTasks) }));
  }
  if (!page.url().endsWith('/about')) throw new Error('The press on ABOUT led nowhere: the presses missed their targets.');
  await page.context().close();
  return figures;
}

/** From the click to the new page on the screen: with its code fetched while the pointer was on the link, and without, on slow 4G. */
export async function navigations(browser, origin) {
  const ahead = await openHome(browser, origin);
  await ahead.getByRole('link', { name: 'ABOUT', exact: true }).hover();
  await ahead.waitForTimeout(SETTLE_MS);
  const prefetchedMs = await clickToPaint(ahead);
  const cold = await openHome(browser, origin);
  await slowDown(cold);
  const coldMs = await clickToPaint(cold);
  for (const page of [ahead, cold]) await page.context().close();
  return { prefetchedMs, coldMs };
}

async function openHome(browser, origin) {
  const page = await browser.newPage(DESKTOP);
  await page.addInitScript(watchAnswers);
  await page.goto(origin);
  await page.locator('html[data-app="ready"]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await slowDown(page, { network: false });
  return page;
}

async function hoverAll(page) {
  for (const target of await page.locator('header a, header button, .hero a').all()) await pointAt(page, target);
}

async function press(page, target) {
  await pointAt(page, target);
  await page.mouse.down();
  await page.mouse.up();
}

/** By the bare mouse: Playwright's own `click` and `hover` look at the page within the press, which would be counted as ours. */
async function pointAt(page, target) {
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** A click by script sends no pointer ahead: whatever was fetched was fetched before. */
function clickToPaint(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const heading = document.querySelector('h1').textContent;
        // Looking in every frame would make frames that nobody else asked for.
        const watcher = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === heading) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        watcher.observe(document.querySelector('main'), { childList: true, subtree: true });
        const start = performance.now();
        document.querySelector('nav a[href$="/about"]').click();
      }),
  );
}

/** Runs in the page: notes how long each press took to show, and each task over 50 ms. */
function watchAnswers() {
  window.answers = [];
  window.longTasks = [];
  const note =
    (list, isCounted = () => true) =>
    (entries) =>
      list.push(
        ...entries
          .getEntries()
          .filter(isCounted)
          .map(({ duration }) => duration),
      );
  new PerformanceObserver(note(window.answers, ({ interactionId }) => interactionId > 0)).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver(note(window.longTasks)).observe({ type: 'longtask' });
}
