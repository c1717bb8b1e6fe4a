import { expect, type Page, test } from '@playwright/test';
import { open } from '../../../support/page/app.ts';
import { carousel, control, slides } from '../../../support/page/carousel.ts';
import { spills } from '../../../support/page/layout.ts';
import { expectToLeadTo } from '../../../support/page/navigation.ts';

const projects = (page: Page) => page.locator('section[aria-labelledby=projects]');
const widthOf = (page: Page, part: 'carousel' | 'article', text = '') =>
  (part === 'carousel' ? slides(page).first() : projects(page).locator('article', { hasText: text }))
    .locator('img')
    .evaluate((img) => (img as HTMLImageElement).naturalWidth);

test('PROJECTS shows a carousel of two mockup pictures of case study 01, its caption, summary and buttons, and a card for each other case study', {
  tag: ['@§2.22', '@§2.23', '@§2.24', '@§2.26', '@§2.27', '@§2.28', '@§2.29', '@§9.5', '@§9.12'],
}, async ({ page }) => {
  await open(page, '/');
  await expect(projects(page).getByRole('heading', { level: 2 })).toHaveText('PROJECTS');

  await test.step('one picture at a time, without dots', async () => {
    await expect(slides(page)).toHaveCount(2);
    const visible = await slides(page).evaluateAll((all) => all.filter((slide) => getComputedStyle(slide).visibility === 'visible').length);
    expect(visible).toBe(1);
    await expect(carousel(page).getByRole('button')).toHaveCount(3); // Pause, previous, next: no dots.
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
    expect((await view.innerText()).replace(/\s+/g, ' ').replace(' Suncoast Patios', '')).toBe('View Case Study →');
    await expect(view, 'the arrow is not read aloud').toHaveAccessibleName('View Case Study Suncoast Patios');
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
});

test('a project whose name is one very long word stays on the screen of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  for (const name of await projects(page).locator('h3').all()) {
    await name.evaluate((heading) => heading.replaceChildren('Donaudampfschifffahrtsgesellschaftskapitän'));
  }
  expect(await spills(page)).toEqual([]);
});
