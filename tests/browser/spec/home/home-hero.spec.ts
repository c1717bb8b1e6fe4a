import { expect, test } from '@playwright/test';
import { MODES, switchTo } from '../../../support/a11y/page-states.ts';
import { appReady, drawn, expectHeading, navLink, open } from '../../../support/page/app.ts';
import { type Picture, wholePicture } from '../../../support/page/whole-picture.ts';
import { HOME } from '../../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The largest change of colour from one row of pixels to the next, in the rows around `edge`. */
function steepestStep({ data, width }: Picture, edge: number): number {
  let steepest = 0;
  for (let row = edge - 6; row < edge + 6; row++) {
    for (let at = row * width * 3; at < (row + 1) * width * 3; at++) {
      steepest = Math.max(steepest, Math.abs((data[at] ?? 0) - (data[at + width * 3] ?? 0)));
    }
  }
  return steepest;
}

test('the hero fills the screen', { tag: ['@phone', '@§2.14'] }, async ({ page, viewport }) => {
  await open(page, '/');
  const box = await page.locator('.hero').boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeGreaterThanOrEqual(viewport?.height ?? 0);
  expect(box?.width).toBe(viewport?.width);
});

for (const width of [1440, 1920, 2560]) {
  const tag = width === 1440 ? [] : ['@long'];

  test(`the bank of clouds fades into the page without a line, ${width} px wide`, { tag }, async ({ page }) => {
    await open(page, '/');
    await page.setViewportSize({ width, height: width * 0.5625 });
    await drawn(page);
    for (const mode of MODES) {
      await switchTo(page, mode);
      const edge = await page.locator('.hero').evaluate((hero) => Math.round(hero.getBoundingClientRect().bottom + scrollY));
      const picture = await wholePicture(page);
      expect(steepestStep(picture, edge), mode).toBeLessThanOrEqual(3);
    }
  });
}

test('the letters of the greeting animate in one after another, without waiting for the app, and give way to the plain greeting', {
  tag: ['@§2.15'],
}, async ({ page }) => {
  await page.route('**/assets/hashed/*.js', () => {}); // The scripts never arrive.
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.greeting-letter').last().waitFor({ state: 'attached' });
  const delays = () =>
    page
      .locator('.greeting-letter')
      .evaluateAll((letters) => letters.map((letter) => letter.getAnimations()[0]?.effect?.getComputedTiming().delay ?? Number.NaN));
  await expect.poll(async () => (await delays()).some(Number.isNaN)).toBe(false); // Waits for the style sheet.
  const starts = await delays();
  expect(starts).toHaveLength(HOME.heading.replaceAll(' ', '').length);
  for (const [index, start] of starts.slice(1).entries()) expect(start).toBeGreaterThan(starts[index] as number);

  /** What is visible at this time of the animation: the number of letters, and which of the two greetings. */
  const seenAt = (ms: number) =>
    page.locator('.greeting').evaluate((greeting, time) => {
      for (const animation of greeting.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
      const styleOf = (selector: string) => getComputedStyle(greeting.querySelector(selector) as Element);
      const letters = [...greeting.querySelectorAll('.greeting-letter')].filter((letter) => Number(getComputedStyle(letter).opacity) > 0);
      return {
        letters: styleOf('.greeting-letters').visibility === 'visible' ? letters.length : 0,
        opacity: Number(styleOf('.greeting-letters').opacity),
        text: Number(styleOf('.greeting-text').opacity),
      };
    }, ms);
  expect(await seenAt(0)).toEqual({ letters: 0, opacity: 1, text: 0 });
  expect(await seenAt((starts[2] ?? 0) + 1)).toEqual({ letters: 3, opacity: 1, text: 0 });
  expect(await seenAt((starts.at(-1) ?? 0) + 1)).toEqual({ letters: starts.length, opacity: 1, text: 0 });
  const [leaving] = await page
    .locator('.greeting-letters')
    .evaluate((letters) => letters.getAnimations().map(({ effect }) => effect?.getComputedTiming() ?? {}));
  const end = leaving?.delay ?? Number.NaN;
  expect(await seenAt(end - 1), 'opaque letters').toEqual({ letters: starts.length, opacity: 1, text: 0 });
  for (const ms of [2, 40, 80, 120, 155]) {
    const { letters, text } = await seenAt(end + ms);
    expect({ letters, text }, 'the plain text is visible before the letters disappear').toEqual({ letters: starts.length, text: 1 });
  }
  expect(await seenAt(60_000)).toEqual({ letters: 0, opacity: 0, text: 1 });
});

test('the letters animate whenever home is opened: by its address, by a link, by a reload', { tag: ['@§2.15'] }, async ({ page }) => {
  const rising = () => page.locator('.greeting-letters').evaluate((letters) => letters.getAnimations({ subtree: true }).length);
  await open(page, '/');
  expect(await rising()).toBeGreaterThan(0);
  await page.locator('.greeting').evaluate(async (greeting) => {
    await Promise.all(greeting.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  await expect(page.locator('.greeting-text'), 'as it has arrived by itself').toHaveCSS('opacity', '1');
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, 'More about me');
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  expect(await rising()).toBeGreaterThan(0);
  await page.reload();
  await appReady(page);
  expect(await rising()).toBeGreaterThan(0);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
});

test('cloud images drift sideways in a 20 second linear loop without end', { tag: ['@§2.16', '@§4.11', '@§9.7'] }, async ({ page }) => {
  const clouds = page.waitForResponse(/\/images\/hashed\/clouds-.*\.svg$/);
  await open(page, '/');
  expect((await clouds).status(), 'the clouds are pictures under /images').toBe(200);
  const drifts = await page.locator('.drifting').evaluateAll((all) =>
    all.map((cloud) => {
      const [animation] = cloud.getAnimations();
      const { duration, easing, iterations, delay = 0 } = animation?.effect?.getComputedTiming() ?? {};
      const { playState } = animation ?? {};
      animation?.pause();
      const [first, ...places] = [1.25, 1.5, 1.75].map((loops) => {
        if (animation) animation.currentTime = delay + Number(duration) * loops;
        return cloud.getBoundingClientRect();
      }) as [DOMRect, DOMRect, DOMRect];
      return {
        timing: { duration, easing, iterations: String(iterations), playState },
        x: places.map(({ x }) => x - first.x),
        y: places.map(({ y }) => y - first.y),
      };
    }),
  );
  expect(drifts.length).toBeGreaterThan(1);
  for (const { timing, x, y } of drifts) {
    expect(timing).toEqual({ duration: 20_000, easing: 'linear', iterations: 'Infinity', playState: 'running' });
    expect(x[0]).toBeGreaterThan(2);
    expect(x[1], 'evenly').toBeCloseTo(2 * (x[0] ?? 0), 0);
    expect(y).toEqual([0, 0]);
  }
});

test('A11Y-08 the greeting is said whole, once; an intro says what the owner does; three icon links lead to GitHub, the contact page and LinkedIn, each in a new tab', {
  tag: ['@§2.17', '@§2.18'],
}, async ({ page, context }) => {
  const response = await page.goto('/');
  expect(await response?.text(), 'one text node in the HTML').toContain(`>${HOME.heading}</span>`);
  await appReady(page);
  expect(await page.locator('.greeting-text').evaluate((text) => text.childNodes.length)).toBe(1);
  await expect(page.locator('.greeting-letters')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('heading', { level: 1 }), 'no single letter').toMatchAriaSnapshot(`- heading "${HOME.heading}" [level=1]`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(HOME.heading);
  await expect(page.locator('.hero p').first()).toHaveText(
    /software developer focused on intuitive and innovative websites, with a fondness for clouds/,
  );
  const links = page.locator('.hero ul').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const [index, name] of ['GitHub profile', 'Contact page', 'LinkedIn profile'].entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(`${name} (opens in a new tab)`);
    await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
    await expect(links.nth(index).locator('svg')).toBeVisible();
  }
  const opened = context.waitForEvent('page');
  await links.nth(1).click();
  await expect(await opened).toHaveURL('/contact');
});
