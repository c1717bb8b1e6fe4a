import { expect, type Page, test } from '@playwright/test';
import { drawn, expectHeading, idle, open } from '../support/app.ts';
import { noteTurns } from '../support/carousel.ts';
import { holdClock, letPass } from '../support/clock.ts';

const projects = (page: Page) => page.locator('section[aria-labelledby=projects]');
const carousel = (page: Page) => projects(page).locator('[aria-roledescription=carousel]');
const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
const tooltip = (page: Page) => carousel(page).locator('.cursor-tooltip');

test('PROJECTS shows a carousel of two mockup pictures of case study 01, one at a time, without dots', async ({ page }) => {
  await open(page, '/');
  await expect(projects(page).getByRole('heading', { level: 2 })).toHaveText('PROJECTS');
  await expect(slides(page)).toHaveCount(2);
  const visible = await slides(page).evaluateAll((all) => all.filter((slide) => getComputedStyle(slide).visibility === 'visible').length);
  expect(visible).toBe(1);
  await expect(carousel(page).getByRole('button')).toHaveCount(3); // Rotation, previous, next: no dots.
  await carousel(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      slides(page)
        .first()
        .locator('img')
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('A11Y-03 the carousel follows the W3C pattern', async ({ page }) => {
  await open(page, '/');
  await expect(carousel(page)).toHaveAccessibleName(/Suncoast Patios/);
  await expect(slides(page).nth(0)).toHaveAttribute('aria-label', '1 of 2');
  await expect(slides(page).nth(1)).toHaveAttribute('inert', '');
  await carousel(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');
  await expect(slides(page).nth(0)).toHaveAttribute('inert', '');
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await carousel(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(slides(page).nth(0)).toHaveAttribute('data-current', 'true');
  const stops = await carousel(page)
    .locator('button, a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? 'link'));
  expect(stops.slice(0, 3)).toEqual(['Play the carousel', 'Previous picture', 'Next picture']);
});

test('clicking a carousel picture goes to /suncoastpatios and scrolls to the top', async ({ page }) => {
  await open(page, '/');
  await slides(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/suncoastpatios');
  await expectHeading(page, 'Suncoast Patios: Specialising in comfortable outdoor living');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the project has a caption, a summary with its claims, and two buttons', async ({ page }) => {
  await open(page, '/');
  const caption = projects(page).locator('.project-caption');
  await expect(caption.getByText('CASE STUDY 01', { exact: true })).toBeVisible();
  await expect(caption).toContainText('SEO optimisation');
  await expect(caption).toContainText('expected 40% increase in sales');
  await expect(caption).toContainText('40%, expected:');
  const live = caption.getByRole('link', { name: 'Live Website Suncoast Patios (opens in a new tab)' });
  await expect(live).toHaveAttribute('target', '_blank');
  await expect(live).toHaveAttribute('href', /^https:\/\/.*example\.com/);
  await expect(live).toHaveAttribute('rel', 'noopener noreferrer');
  const view = caption.getByRole('link', { name: 'View Case Study Suncoast Patios' });
  expect((await view.innerText()).replace(/\s+/g, ' ').replace(' Suncoast Patios', '')).toBe('View Case Study →');
  await view.click();
  await expect(page).toHaveURL('/suncoastpatios');
});

for (const [slug, name, label, words] of [
  ['wehike', 'WeHike', 'CASE STUDY 02', /Saved trails and huts, real-time alerts and trail updates/],
  ['mycelium', 'Mycelium', 'CASE STUDY 03', /A game for plant lovers and everyone else/],
] as const) {
  test(`the explore card of ${slug} has a picture, its words and two buttons`, async ({ page }) => {
    await open(page, '/');
    const card = projects(page).locator('article', { hasText: name });
    await expect(card).toContainText(label);
    await expect(card).toContainText(words);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(card.getByRole('link', { name: `Live Website ${name} (opens in a new tab)` })).toHaveAttribute('target', '_blank');
    await card.getByRole('link', { name: `View Case Study ${name}` }).click();
    await expect(page).toHaveURL(`/${slug}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the carousel turns every 4000 ms, takes 1500 ms, linear, and loops without end', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'Time does not depend on the screen.');
    await page.clock.install();
    await open(page, '/');
    await holdClock(page);
    const turns = await noteTurns(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await idle(page);
    const start = await page.evaluate(() => Date.now());
    await letPass(page, 16_000);
    const timings = [
      [1500, 'linear'],
      [1500, 'linear'],
    ];
    expect(await turns.jsonValue()).toEqual([1, 0, 1, 0].map((slide, turn) => ({ at: start + 4000 * (turn + 1), slide, timings })));
  });

  test('A11Y-03 the carousel stops for the pointer, for focus and by its button', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'A phone has no pointer to hold it.');
    await page.clock.install();
    await open(page, '/');
    await holdClock(page); // No turn of its own comes between the steps.
    const live = carousel(page).locator('[aria-live]');
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(live).toHaveAttribute('aria-live', 'off');
    await slides(page).first().hover();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(2, 2);
    await expect(live).toHaveAttribute('aria-live', 'off');
    await carousel(page).getByRole('button', { name: 'Pause the carousel' }).focus();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Enter');
    await expect(carousel(page).getByRole('button', { name: 'Play the carousel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(carousel(page).getByRole('button', { name: 'Previous picture' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');
  });

  test('A11Y-03 the carousel stays stopped while focus is inside, and turns again once Play is pressed there', async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== 'desktop', 'A phone has no pointer to leave.');
    await page.clock.install();
    await open(page, '/');
    await holdClock(page);
    await carousel(page).getByRole('button', { name: 'Next picture' }).click();
    await page.mouse.move(2, 2);
    await letPass(page, 5000);
    await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');
    await carousel(page).getByRole('button', { name: 'Pause the carousel' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await idle(page);
    await letPass(page, 4000);
    await expect(slides(page).nth(0)).toHaveAttribute('data-current', 'true');
  });

  test('A11Y-04 the chip stops a slide that is on its way', async ({ page }) => {
    await open(page, '/');
    const moving = (press: boolean) =>
      carousel(page)
        .getByRole('button', { name: 'Next picture' })
        .evaluate((next: HTMLElement, isPressed) => {
          if (isPressed) next.click();
          const sliding = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.slide'));
          for (const animation of sliding) animation.playbackRate = 0.001; // By itself it ends after 25 minutes.
          return sliding.filter(({ playState }) => playState === 'running').length;
        }, press);
    expect(await moving(true)).toBe(2);
    expect(await moving(true)).toBe(2);
    await page.getByRole('button', { name: 'Pause animations' }).click();
    await expect.poll(() => moving(false)).toBe(0);
  });

  test('a tooltip whose code arrives late stays away from a pointer that has left', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'Tooltips are for pointers.');
    let leave = () => {};
    const hasLeft = new Promise<void>((resolve) => {
      leave = resolve;
    });
    await page.route(/pointer-follower.*\.js/, async (route) => {
      await hasLeft;
      await route.continue();
    });
    await open(page, '/');
    const asked = page.waitForRequest(/pointer-follower.*\.js/);
    await slides(page).first().hover();
    await asked;
    await page.mouse.move(2, 2);
    const arrived = page.waitForEvent('requestfinished', (request) => /pointer-follower.*\.js/.test(request.url()));
    leave();
    await arrived;
    await drawn(page);
    await expect(tooltip(page)).toBeHidden();
  });

  test('a View Project tooltip follows the mouse over a picture on its spring, and hides on leave', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'Tooltips are for pointers.');
    await open(page, '/');
    await carousel(page).scrollIntoViewIfNeeded();
    const box = (await slides(page).first().boundingBox()) as { x: number; y: number };
    await expect(tooltip(page)).toBeHidden();
    await page.mouse.move(box.x + 100, box.y + 100);
    await expect(tooltip(page)).toBeVisible();
    await expect(tooltip(page)).toHaveText('View Project');
    await expect(tooltip(page)).toHaveCSS('pointer-events', 'none');
    const path = tooltip(page).evaluate(
      (element) =>
        new Promise<{ t: number; x: number }[]>((resolve) => {
          const samples: { t: number; x: number }[] = [];
          const note = (t: number) => samples.push({ t, x: new DOMMatrix(getComputedStyle(element).transform).e });
          let isWritten = false;
          // With the time of the frame that has moved it: a frame that only looks may come before or after that in its turn.
          new MutationObserver(() => {
            isWritten = true;
            note(Number(document.timeline.currentTime));
          }).observe(element, { attributeFilter: ['style'] });
          const look = (t: number) => {
            if (!isWritten && samples.length > 0) note(t);
            isWritten = false;
            if (samples.length > 60) resolve(samples);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
    await page.mouse.move(box.x + 500, box.y + 100);
    const samples = await path;
    // The same spring, worked out from the frames that were painted: stiffness 280, damping 30.
    const target = box.x + 500 + 22;
    const errors = springErrors(samples, target);
    expect(errors.length).toBeGreaterThan(20);
    expect(Math.max(...errors)).toBeLessThan(1);
    await expect.poll(async () => Math.round((await tooltip(page).boundingBox())?.x ?? 0)).toBe(Math.round(target));
    await page.mouse.move(2, 2);
    await expect(tooltip(page)).toBeHidden();
  });

  test('A11Y-14 the tooltip is hidden from assistive technology and goes on Escape', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'Tooltips are for pointers.');
    await open(page, '/');
    await slides(page).first().hover();
    await expect(tooltip(page)).toBeVisible();
    await expect(tooltip(page)).toHaveAttribute('aria-hidden', 'true');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
  });
});

/** How far, in px, each painted place is from where the specified spring would have been. */
function springErrors([first, second, ...rest]: { t: number; x: number }[], target: number): number[] {
  if (!first || !second) return [];
  // Where the spring ends is linear in how fast it starts, so two trials give the speed that leads from the first place to the second.
  const [still, moving] = [0, 1].map((velocity) => pull(first.x, velocity, target, second.t - first.t).position) as [number, number];
  let { velocity } = pull(first.x, (second.x - still) / (moving - still), target, second.t - first.t);
  let previous = second;
  return rest.map((sample) => {
    const next = pull(previous.x, velocity, target, sample.t - previous.t);
    velocity = next.velocity;
    previous = sample;
    return Math.abs(next.position - sample.x);
  });
}

/** Stiffness 280, damping 30, for so many milliseconds; the site lets no frame count for more than 100. */
function pull(from: number, speed: number, target: number, milliseconds: number) {
  const steps = 1000;
  const dt = Math.min(milliseconds, 100) / 1000 / steps;
  let [position, velocity] = [from, speed];
  for (let step = 0; step < steps; step++) {
    velocity += (280 * (target - position) - 30 * velocity) * dt;
    position += velocity * dt;
  }
  return { position, velocity };
}
