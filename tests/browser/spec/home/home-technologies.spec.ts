import { expect, type Page, test } from '@playwright/test';
import { widen } from '../../../support/a11y/page-states.ts';
import { appReady, drawn, holdFiles, open } from '../../../support/page/app.ts';

const section = (page: Page) => page.locator('section[aria-labelledby=technologies]');
const cards = (page: Page) => section(page).getByRole('listitem');

/** Scrolls until this part of the section is inside the window, and waits until observers have reported it. */
async function showPart(page: Page, part: number): Promise<void> {
  await section(page).evaluate(async (element, wanted) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * wanted - innerHeight, behavior: 'instant' });
    await new Promise((tell) => new IntersectionObserver(tell).observe(element));
  }, part);
  await drawn(page);
}

/** Records the start and the end of the section's own animations, with the seconds that they took. */
const noteFades = (page: Page) =>
  section(page).evaluateHandle((element: HTMLElement) => {
    const noted: [string, string, number][] = [];
    for (const type of ['animationstart', 'animationend', 'animationcancel'] as const)
      element.addEventListener(type, ({ target, animationName, elapsedTime }) => {
        if (target === element) noted.push([type, animationName, elapsedTime]);
      });
    return noted;
  });

/** The number of columns and rows of the cards. */
async function grid(page: Page) {
  const places = await cards(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  return { columns: new Set(places.map(({ x }) => Math.round(x))).size, rows: new Set(places.map(({ y }) => Math.round(y))).size };
}

test('the names of the technologies in a row stand on one line, however long their types are', async ({ page }) => {
  await open(page, '/');
  for (const width of [768, 1024, 1440]) {
    await widen(page, width);
    const tops = await cards(page)
      .getByRole('heading')
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${width} px: ${tops}`).toBe(2);
  }
});

test('Current Technologies shows eight cards in 4 columns and 2 rows, each with an icon, a name and a type', {
  tag: ['@§2.19', '@§2.20', '@§9.4'],
}, async ({ page }) => {
  await open(page, '/');
  await expect(section(page).getByRole('heading', { level: 2 })).toHaveText('Current Technologies');
  await expect(cards(page).locator('h3')).toHaveText(['React', 'Tailwind', 'TypeScript', 'Figma', 'Node.js', 'Next.js', 'Git', 'Vitest']);
  await expect(cards(page).locator('p')).toHaveText(
    [
      'JavaScript library',
      'CSS framework',
      'superset of JavaScript',
      'design and prototyping tool',
      'JavaScript runtime',
      'React framework',
      'version control system',
      'JavaScript testing framework',
    ],
    { ignoreCase: true },
  );
  expect(await grid(page)).toEqual({ columns: 4, rows: 2 });
  await section(page).scrollIntoViewIfNeeded();
  const icons = cards(page).locator('img:visible');
  await expect(icons).toHaveCount(8);
  for (const icon of await icons.all()) {
    await expect(icon).toHaveAttribute('src', /\/images\//);
    await expect.poll(() => icon.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }

  await test.step('the icons are as light as the words in dark mode, without asking for another file', async () => {
    const next = cards(page).filter({ hasText: 'Next.js' }).locator('img:visible');
    const brightness = () =>
      next.evaluate(async (icon: HTMLImageElement) => {
        await icon.decode();
        const context = Object.assign(document.createElement('canvas'), { width: 46, height: 46 }).getContext(
          '2d',
        ) as CanvasRenderingContext2D;
        context.drawImage(icon, 0, 0, 46, 46);
        return context.getImageData(3, 23, 1, 1).data[0] ?? 0; // A pixel on the edge of the disc in the icon.
      });
    expect(await brightness()).toBeLessThan(40);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(brightness).toBeGreaterThan(220);
    expect(asked.filter((url) => url.includes('/icons/'))).toEqual([]);
  });
});

test('the technology cards stand in 2 columns and 4 rows on a phone', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
  await open(page, '/');
  expect(await grid(page)).toEqual({ columns: 2, rows: 4 });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the technology section is visible before the app has loaded; then it fades in over one second, once, when 20% of it is visible', {
    tag: ['@§2.21', '@§4.9', '@§9.8'],
  }, async ({ page }) => {
    const release = await holdFiles(page, '**/assets/hashed/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(section(page)).toHaveCSS('opacity', '1');
    release();
    await appReady(page);
    await expect(section(page)).toHaveCSS('opacity', '0');
    const fades = await noteFades(page);
    await showPart(page, 0.15);
    await expect(section(page)).toHaveCSS('opacity', '0');
    expect(await fades.jsonValue()).toEqual([]);
    await showPart(page, 0.25);
    const once = [
      ['animationstart', 'fade-in', 0],
      ['animationend', 'fade-in', 1],
    ];
    await expect.poll(() => fades.jsonValue()).toEqual(once);
    await expect(section(page)).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await drawn(page);
    await showPart(page, 0.5);
    expect(await fades.jsonValue()).toEqual(once);
    await expect(section(page)).toHaveCSS('opacity', '1');
  });
});
