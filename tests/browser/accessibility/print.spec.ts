import { expect, type Page, test } from '@playwright/test';
import { scrollThrough, switchTo } from '../../support/a11y/page-states.ts';
import { open } from '../../support/page/app.ts';
import { readPdf } from '../../support/pdf.ts';

/** Opens a page in dark mode, and then as it is printed. */
async function openOnPaper(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 720, height: 1000 });
  await open(page, route);
  await switchTo(page, 'dark');
  await page.emulateMedia({ media: 'print' });
}

for (const route of ['/', '/about', '/suncoastpatios', '/resume']) {
  test(`REL-15 ${route} is printed dark on white, with the targets of its links and nothing that needs a screen`, async ({ page }) => {
    await openOnPaper(page, route);
    await expect(page.locator('h1')).toBeVisible();
    const screenOnly = page.locator('.site-header, .skip-link, footer, .needs-js, .demo summary, svg:has(> use[href*="clouds"])');
    await expect(screenOnly).not.toHaveCount(0);
    await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(coloursOnPaper)).toEqual({ pale: [], grounds: [] });
    expect(await page.locator('main a:visible').evaluateAll(withoutTarget)).toEqual([]);
  });
}

test('REL-15 the resume is printed as text, and a case study with the whole of its first picture', async ({ page }) => {
  await openOnPaper(page, '/resume');
  await expect(page.locator('.resume-text')).toBeVisible();
  await expect(page.locator('.resume-image img')).toBeHidden();

  await openOnPaper(page, '/suncoastpatios');
  const picture = page.locator('.hero-image img');
  await expect(picture).toHaveJSProperty('complete', true);
  const shapes = await picture.evaluate((img: HTMLImageElement) => ({
    drawn: img.naturalWidth / img.naturalHeight,
    printed: img.clientWidth / img.clientHeight,
    overflow: img.clientHeight - (img.closest('.hero-image')?.clientHeight ?? 0),
  }));
  expect(shapes.printed).toBeCloseTo(shapes.drawn, 1);
  expect(shapes.overflow).toBeLessThanOrEqual(1);
});

test('REL-15 home is printed on two pages, and the first project is on one page with its buttons', async ({ page }, info) => {
  await open(page, '/');
  await scrollThrough(page);
  await page.evaluate(() => Promise.all([...document.images].map((image) => Object.assign(image, { loading: 'eager' }).decode())));
  const path = info.outputPath('home.pdf');
  await page.pdf({ format: 'A4', tagged: true, path });
  const { sheets } = await readPdf(path);
  expect(sheets).toHaveLength(2);
  expect(sheets[0]?.words).toMatch(/View Case Study.{0,40}$/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('REL-15 home is printed with both pictures of the carousel, and with the technologies before they have faded in', async ({
    page,
  }) => {
    // Observers never report here, as when printing moves the section into view without scrolling to it.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
    await page.goto('/');
    await expect(page.locator('[data-fade=waiting]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-fade=waiting]')).toHaveCSS('opacity', '1');
    for (const picture of await page.locator('.slide img').all()) await expect(picture).toBeVisible();
  });
});

/** Runs in the page: words that are not dark, and backgrounds that are not white. */
function coloursOnPaper() {
  const shown = [...document.querySelectorAll<HTMLElement>('html, body, main, main :not(img, svg, svg *)')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const isDark = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 120);
  const isPaper = (style: CSSStyleDeclaration) =>
    ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor) && !style.backgroundImage.includes('gradient');
  const nameOf = ({ tagName, className }: HTMLElement) => `${tagName}.${className}`;
  return {
    pale: shown.filter((element) => element.innerText?.trim() && !isDark(getComputedStyle(element).color)).map(nameOf),
    grounds: shown.filter((element) => !isPaper(getComputedStyle(element))).map(nameOf),
  };
}

/** Runs in the page: links that are printed without the address they lead to. */
function withoutTarget(links: Element[]): string[] {
  return links
    .filter((link) => {
      const target = link.getAttribute('href') ?? '';
      const isSaid = getComputedStyle(link, '::after').content.includes(target) || target.endsWith(link.textContent ?? '');
      return !isSaid && !link.closest('.slide');
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
