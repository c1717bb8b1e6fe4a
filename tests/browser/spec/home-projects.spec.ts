import { expect, type Page, test } from '@playwright/test';
import { expectHeading, holdFiles, idle, open } from '../../support/app.ts';
import { noteTurns } from '../../support/carousel.ts';
import { holdClock, letPass } from '../../support/clock.ts';
import { HOME } from '../../support/pages.ts';
import { proves } from '../../support/proves.ts';
import { springAfter } from '../../support/spring.ts';

const projects = (page: Page) => page.locator('section[aria-labelledby=projects]');
const carousel = (page: Page) => projects(page).locator('[aria-roledescription=carousel]');
const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
const tooltip = (page: Page) => carousel(page).locator('.cursor-tooltip');
const control = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const widthOf = (page: Page, part: 'carousel' | 'article', text = '') =>
  (part === 'carousel' ? slides(page).first() : projects(page).locator('article', { hasText: text }))
    .locator('img')
    .evaluate((img) => (img as HTMLImageElement).naturalWidth);

/** Follows a link, sees that it ends at the top of its page, and goes back. */
async function expectToLeadTo(page: Page, name: string, address: string, follow: () => Promise<void>): Promise<void> {
  await test.step(`${name} leads to the top of ${address}`, async () => {
    await follow();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(HOME.heading);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expectHeading(page, HOME.heading);
  });
}

test(
  'PROJECTS shows a carousel of two mockup pictures of case study 01, its caption, summary and buttons, and a card for each other case study',
  proves('§2.22', '§2.23', '§2.24', '§2.26', '§2.27', '§2.28', '§2.29', '§9.5', '§9.12'),
  async ({ page }) => {
    await open(page, '/');
    await expect(projects(page).getByRole('heading', { level: 2 })).toHaveText('PROJECTS');

    await test.step('one picture at a time, without dots', async () => {
      await expect(slides(page)).toHaveCount(2);
      const visible = await slides(page).evaluateAll(
        (all) => all.filter((slide) => getComputedStyle(slide).visibility === 'visible').length,
      );
      expect(visible).toBe(1);
      await expect(carousel(page).getByRole('button')).toHaveCount(3); // Rotation, previous, next: no dots.
      await carousel(page).scrollIntoViewIfNeeded();
      await expect.poll(() => widthOf(page, 'carousel')).toBeGreaterThan(0);
    });

    await test.step('A11Y-03 the carousel follows the W3C pattern', async () => {
      await expect(carousel(page)).toHaveAccessibleName(/Suncoast Patios/);
      await expect(slides(page).nth(0)).toHaveAttribute('aria-label', '1 of 2');
      await expect(slides(page).nth(1)).toHaveAttribute('inert', '');
      await control(page, 'Next picture').click();
      await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');
      await expect(slides(page).nth(0)).toHaveAttribute('inert', '');
      await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await control(page, 'Previous picture').click();
      await expect(slides(page).nth(0)).toHaveAttribute('data-current', 'true');
      const stops = await carousel(page)
        .locator('button, a[href]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? 'link'));
      expect(stops.slice(0, 3)).toEqual(['Play the carousel', 'Previous picture', 'Next picture']);
    });

    const caption = projects(page).locator('.project-caption');
    const view = caption.getByRole('link', { name: 'View Case Study Suncoast Patios' });
    await test.step('a caption, a summary with its claims, and two buttons', async () => {
      await expect(caption.getByText('CASE STUDY 01', { exact: true })).toBeVisible();
      await expect(caption).toContainText('SEO optimisation');
      await expect(caption).toContainText('expected 40% increase in sales');
      await expect(caption).toContainText('40%, expected:');
      const live = caption.getByRole('link', { name: 'Live Website Suncoast Patios (opens in a new tab)' });
      await expect(live).toHaveAttribute('target', '_blank');
      await expect(live).toHaveAttribute('href', /^https:\/\/.*example\.com/);
      await expect(live).toHaveAttribute('rel', 'noopener noreferrer');
      expect((await view.innerText()).replace(/\s+/g, ' ').replace(' Suncoast Patios', '')).toBe('View Case Study');
      const arrow = await view.locator('svg[aria-hidden=true] path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
      expect(arrow, 'behind it a drawn arrow to the right').toEqual(['M5 12h14', 'm12 5 7 7-7 7']);
    });

    await expectToLeadTo(page, 'a picture', '/suncoastpatios', () => slides(page).first().getByRole('link').click());
    await expectToLeadTo(page, 'View Case Study', '/suncoastpatios', () => view.click());

    for (const [slug, name, label, words] of [
      ['wehike', 'WeHike', 'CASE STUDY 02', /Saved trails and huts, real-time alerts and trail updates/],
      ['mycelium', 'Mycelium', 'CASE STUDY 03', /A game for plant lovers and everyone else/],
    ] as const) {
      const card = projects(page).locator('article', { hasText: name });
      await expect(card).toContainText(label);
      await expect(card).toContainText(words);
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => widthOf(page, 'article', name)).toBeGreaterThan(0);
      await expect(card.getByRole('link', { name: `Live Website ${name} (opens in a new tab)` })).toHaveAttribute('target', '_blank');
      await expectToLeadTo(page, `the card of ${name}`, `/${slug}`, () =>
        card.getByRole('link', { name: `View Case Study ${name}` }).click(),
      );
      await expectToLeadTo(page, `the picture of ${name}`, `/${slug}`, async () => {
        const { x, y, width, height } = (await card.locator('img').boundingBox()) as {
          x: number;
          y: number;
          width: number;
          height: number;
        };
        await page.mouse.click(x + width / 2, y + height / 2);
      });
    }
  },
);

test('a finger turns the carousel by its buttons, and a tap on a picture leads to the top of its case study', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  await open(page, '/');
  await control(page, 'Next picture').tap();
  await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');
  await expect(carousel(page).getByText('Slide 2 of 2')).toBeVisible();
  await control(page, 'Previous picture').tap();
  await expect(slides(page).nth(0)).toHaveAttribute('data-current', 'true');
  await expectToLeadTo(page, 'a picture', '/suncoastpatios', () => slides(page).first().getByRole('link').tap());
});

test('A11Y-05 with reduced motion the carousel does not turn by itself', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await holdClock(page);
  await carousel(page).scrollIntoViewIfNeeded();
  // Whoever watches it has been told that it is in view.
  await carousel(page).evaluate((element) => new Promise((tell) => new IntersectionObserver(tell).observe(element)));
  await idle(page);
  await letPass(page, 9000);
  await expect(slides(page).first()).toHaveAttribute('data-current', 'true');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'the carousel turns every 4000 ms, takes 1500 ms, linear, and loops without end',
    proves('§2.22', '§4.6', '§9.6'),
    async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      await holdClock(page);
      const turns = await noteTurns(page);
      await carousel(page).scrollIntoViewIfNeeded();
      await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
      await idle(page);
      const start = await page.evaluate(() => Date.now());
      await letPass(page, 12_000);
      const timings = [
        [1500, 'linear'],
        [1500, 'linear'],
      ];
      expect(await turns.jsonValue()).toEqual([1, 0, 1].map((slide, turn) => ({ at: start + 4000 * (turn + 1), slide, timings })));
    },
  );

  test('A11Y-03 the carousel stops for the pointer, for focus and by its button, and turns again once Play is pressed there; A11Y-04 the chip stops a slide on its way', async ({
    page,
  }) => {
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
    await control(page, 'Pause the carousel').focus();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Enter');
    await expect(control(page, 'Play the carousel')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(control(page, 'Previous picture')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');

    await test.step('it stays stopped while focus is inside, and turns again once Play is pressed there', async () => {
      await control(page, 'Play the carousel').focus();
      await page.keyboard.press('Enter');
      await expect(live).toHaveAttribute('aria-live', 'off');
      await idle(page);
      await letPass(page, 4000);
      await expect(slides(page).nth(0)).toHaveAttribute('data-current', 'true');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await control(page, 'Next picture').click();
      await page.mouse.move(2, 2);
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await letPass(page, 5000);
      await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');
    });

    await test.step('A11Y-04 the chip stops a slide that is on its way', async () => {
      const moving = (press: boolean) =>
        control(page, 'Next picture').evaluate((next: HTMLElement, isPressed) => {
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
  });

  test(
    'a View Project tooltip follows the mouse over a picture on its spring, and hides on leave',
    proves('§2.25', '§4.7', '§9.9'),
    async ({ page }) => {
      const code = /pointer-follower.*\.js/;
      const release = await holdFiles(page, code);
      await page.clock.install();
      await open(page, '/');
      await holdClock(page);
      await carousel(page).scrollIntoViewIfNeeded();
      const box = (await slides(page).first().boundingBox()) as { x: number; y: number };
      const moveTo = (right: number) => page.mouse.move(box.x + right, box.y + 100);

      await test.step('one whose code arrives late stays away from a pointer that has left', async () => {
        const asked = page.waitForRequest(code);
        await moveTo(100);
        const url = (await asked).url();
        await page.mouse.move(2, 2);
        release();
        await page.evaluate((file) => import(file), url); // It has arrived and run.
        await idle(page);
        await expect(tooltip(page)).toBeHidden();
      });

      await moveTo(100);
      await expect(tooltip(page)).toBeVisible();
      await expect(tooltip(page)).toHaveText('View Project');
      await expect(tooltip(page)).toHaveCSS('pointer-events', 'none');
      await expect(tooltip(page), 'A11Y-14 hidden from assistive technology').toHaveAttribute('aria-hidden', 'true');

      await test.step('its spring has stiffness 280 and damping 30', async () => {
        const places = await tooltip(page).evaluateHandle((element) => {
          const noted: { ms: number; x: number }[] = [];
          const start = performance.now();
          new MutationObserver(() => {
            noted.push({ ms: performance.now() - start, x: new DOMMatrix(element.style.transform).e });
          }).observe(element, { attributeFilter: ['style'] });
          return noted;
        });
        await moveTo(500);
        await idle(page);
        await page.clock.runFor(1500);
        const [from, target] = [box.x + 100 + 22, box.x + 500 + 22];
        const errors = (await places.jsonValue()).map(({ ms, x }) => Math.abs(x - from - (target - from) * springAfter(ms)));
        expect(errors.length).toBeGreaterThan(20);
        expect(Math.max(...errors)).toBeLessThan(2);
        await expect.poll(async () => Math.round((await tooltip(page).boundingBox())?.x ?? 0)).toBe(Math.round(target));
      });

      await page.mouse.move(2, 2);
      await expect(tooltip(page)).toBeHidden();
      await moveTo(300);
      await expect(tooltip(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tooltip(page), 'A11Y-14 it goes on Escape').toBeHidden();
    },
  );
});
