import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/app.ts';

const section = (page: Page) => page.locator('section[aria-labelledby=technologies]');
const cards = (page: Page) => section(page).getByRole('listitem');

/** Scrolls until this part of the section is inside the window. */
const showPart = (page: Page, part: number) =>
  section(page).evaluate((element, wanted) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * wanted - innerHeight, behavior: 'instant' });
  }, part);

test('Current Technologies shows eight cards, each with an icon, a name and a type', async ({ page }) => {
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
  const loaded = await cards(page)
    .locator('img:visible')
    .evaluateAll((icons) =>
      icons.map((icon) => (icon as HTMLImageElement).naturalWidth > 0 && (icon as HTMLImageElement).src.includes('/images/')),
    );
  expect(loaded).toEqual(Array(8).fill(true));
});

test('the technology icons are as light as the words in dark mode, without asking for another file', async ({ page }) => {
  await open(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  const next = cards(page).filter({ hasText: 'Next.js' }).locator('img:visible');
  const brightness = () =>
    next.evaluate(async (icon: HTMLImageElement) => {
      await icon.decode();
      const context = Object.assign(document.createElement('canvas'), { width: 46, height: 46 }).getContext(
        '2d',
      ) as CanvasRenderingContext2D;
      context.drawImage(icon, 0, 0, 46, 46);
      return context.getImageData(3, 23, 1, 1).data[0] ?? 0; // On the rim of the disc.
    });
  expect(await brightness()).toBeLessThan(40);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Dark mode' }).click();
  expect(await brightness()).toBeGreaterThan(220);
  expect(asked.filter((url) => url.includes('/icons/'))).toEqual([]);
});

test('the technology cards stand in 4 columns and 2 rows, in 2 and 4 on a phone', async ({ page, viewport }) => {
  await open(page, '/');
  const places = await cards(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  const [columns, rows] = [new Set(places.map(({ x }) => Math.round(x))).size, new Set(places.map(({ y }) => Math.round(y))).size];
  expect({ columns, rows }).toEqual((viewport?.width ?? 0) > 700 ? { columns: 4, rows: 2 } : { columns: 2, rows: 4 });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the technology section fades in over one second, once, when 20% of it is visible', async ({ page }) => {
    await open(page, '/');
    await expect(section(page)).toHaveCSS('opacity', '0');
    await showPart(page, 0.15);
    await page.waitForTimeout(300);
    await expect(section(page)).toHaveCSS('opacity', '0');
    await showPart(page, 0.25);
    const fade = () =>
      section(page).evaluate((element) => element.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration));
    await expect.poll(fade).toEqual([1000]);
    await expect(section(page)).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(200);
    await showPart(page, 0.5);
    await page.waitForTimeout(200);
    expect(await fade()).toEqual([]);
    await expect(section(page)).toHaveCSS('opacity', '1');
  });

  test('the technology section is visible where the app is late', async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(section(page)).toHaveCSS('opacity', '1');
  });
});
