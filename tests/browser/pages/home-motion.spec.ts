import { expect, type Page, test } from '@playwright/test';
import { appReady, expectHeading, holdFiles, navLink, nextFrame, open } from '../../support/page/app.ts';
import { ABOUT, HOME } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const letters = (page: Page) => page.locator('.greeting-letter');
const technologies = (page: Page) => page.locator('section[aria-labelledby=technologies]');

/** When each letter starts to rise; NaN before the stylesheet has loaded. */
const startsOf = (page: Page) =>
  letters(page).evaluateAll((all) => all.map((letter) => letter.getAnimations()[0]?.effect?.getComputedTiming().delay ?? Number.NaN));

/** Pauses the greeting at a time of its animation. Returns how many letters are visible, and whether the plain text is. */
const visibleAt = (page: Page, ms: number) =>
  page.locator('.greeting').evaluate((greeting, time) => {
    for (const animation of greeting.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return {
      letters: [...greeting.querySelectorAll('.greeting-letter')].filter(isVisible).length,
      text: isVisible(greeting.querySelector('.greeting-text') as Element),
    };
  }, ms);

test('the letters of the greeting appear one after another, before the app has loaded, and again when home is opened by a link', {
  tag: '@§2.15',
}, async ({ page }) => {
  const release = await holdFiles(page, '**/assets/hashed/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(async () => (await startsOf(page)).at(-1)).toBeGreaterThan(0);
  const starts = await startsOf(page);
  expect(starts).toHaveLength(HOME.heading.replaceAll(' ', '').length);
  expect(new Set(starts).size, 'no two at once').toBe(starts.length);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(await visibleAt(page, 0)).toEqual({ letters: 0, text: false });
  expect(await visibleAt(page, (starts[2] ?? 0) + 1)).toEqual({ letters: 3, text: false });
  expect(await visibleAt(page, 60_000), 'the plain text at the end').toEqual({ letters: 0, text: true });

  release();
  await appReady(page);
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  expect(await startsOf(page)).toEqual(starts);
});

test('the letters of the greeting wait for their font, but no longer than 600 ms', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const expectLetters = (state: 'paused' | 'running') => expect(letters(page).first()).toHaveCSS('animation-play-state', state);
  for (const isFontSlow of [true, false]) {
    const release = await holdFiles(page, /\/display-.*\.woff2$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expectLetters('paused');
    await page.clock.runFor(500);
    await expectLetters('paused');
    if (isFontSlow) await page.clock.runFor(200);
    else release();
    await expectLetters('running');
    release();
  }
});

test('clouds drift sideways in an endless linear loop of 20 seconds', { tag: ['@§2.16', '@§4.11', '@§9.7'] }, async ({ page }) => {
  const svg = page.waitForResponse(/\/images\/hashed\/clouds-.*\.svg$/);
  await open(page, '/');
  expect((await svg).status()).toBe(200);
  const drifts = await page.locator('.drifting').evaluateAll((clouds) =>
    clouds.map((cloud) => {
      const [animation] = cloud.getAnimations() as [Animation];
      const { duration, easing, iterations, delay = 0 } = animation.effect?.getComputedTiming() ?? {};
      const { playState } = animation;
      animation.pause();
      const [first, second] = [1.25, 1.75].map((loops) => {
        animation.currentTime = delay + Number(duration) * loops;
        return cloud.getBoundingClientRect();
      }) as [DOMRect, DOMRect];
      return { duration, easing, iterations: String(iterations), playState, right: second.x - first.x, down: second.y - first.y };
    }),
  );
  expect(drifts.length).toBeGreaterThan(1);
  for (const { right, ...drift } of drifts) {
    expect(drift).toEqual({ duration: 20_000, easing: 'linear', iterations: 'Infinity', playState: 'running', down: 0 });
    expect(right).toBeGreaterThan(4);
  }
});

/** Scrolls until this fraction of the technologies is in view, and waits until observers have reported it. */
async function showFraction(page: Page, fraction: number): Promise<void> {
  await technologies(page).evaluate(async (element, wanted) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * wanted - innerHeight, behavior: 'instant' });
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
  }, fraction);
  await nextFrame(page);
}

test('the technologies are visible before the app has loaded, then fade in over one second, once, when 20% are in view', {
  tag: ['@§2.21', '@§4.9', '@§9.8'],
}, async ({ page }) => {
  const release = await holdFiles(page, '**/assets/hashed/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(technologies(page)).toHaveCSS('opacity', '1');
  release();
  await appReady(page);
  const running = (of: Page) => technologies(of).evaluate((section) => section.getAnimations().length);
  const fades = await technologies(page).evaluateHandle((section: HTMLElement) => {
    const ended: string[] = [];
    section.onanimationend = ({ target, animationName, elapsedTime }) =>
      target === section && ended.push(`${animationName} ${elapsedTime} s`);
    return ended;
  });
  await showFraction(page, 0.15);
  await expect(technologies(page)).toHaveCSS('opacity', '0');
  expect(await running(page)).toBe(0);
  await showFraction(page, 0.25);
  await expect.poll(() => fades.jsonValue()).toEqual(['fade-in 1 s']);
  await expect(technologies(page)).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await nextFrame(page);
  await showFraction(page, 0.5);
  expect(await running(page), 'only once').toBe(0);
  await expect(technologies(page)).toHaveCSS('opacity', '1');
});
