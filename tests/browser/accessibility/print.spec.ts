import { expect, type Page, test } from '@playwright/test';
import { labels } from '../../../schema/default-labels.ts';
import { scrollThrough, switchMode } from '../../support/a11y/page-states.ts';
import { SAMPLE } from '../../support/owners/sample.ts';
import { open } from '../../support/page/app.ts';
import { readPdf } from '../../support/pdf.ts';

/** Opens a page in dark mode, then switches to the print layout. */
async function openForPrint(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 720, height: 1000 });
  await open(page, route);
  await switchMode(page, 'dark');
  await page.emulateMedia({ media: 'print' });
}

for (const route of ['/', '/about', '/suncoastpatios', '/resume']) {
  test(`REL-15 ${route} is printed dark on white, with link addresses and without anything that needs a screen`, async ({ page }) => {
    await openForPrint(page, route);
    await expect(page.locator('h1, .resume-text').filter({ visible: true })).toHaveCount(1);
    const screenOnly = page.locator('.site-header, .skip-link, footer, .needs-js, .demo summary, svg:has(> use[href*="clouds"])');
    await expect(screenOnly).not.toHaveCount(0);
    await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(printColours)).toEqual({ paleText: [], backgrounds: [] });
    expect(await page.locator('main a:visible').evaluateAll(withoutPrintedUrl)).toEqual([]);
  });
}

for (const format of ['A4', 'Letter']) {
  test(`REL-15 the resume is printed alone on one page of ${format}, from the name to the last section`, async ({ page }, info) => {
    await open(page, '/resume');
    const path = info.outputPath('resume.pdf');
    await page.pdf({ format, tagged: true, path });
    const { pages, textRuns, text } = await readPdf(path);
    expect(pages).toHaveLength(1);
    expect(textRuns[0]?.text).toBe(SAMPLE.owner.name);
    expect(text).toContain(labels.resume.headings.interests);
    expect(text).not.toContain(labels.resume.download);
  });
}

test('REL-15 a case study is printed with its uncropped first picture', async ({ page }) => {
  await openForPrint(page, '/suncoastpatios');
  const picture = page.locator('.hero-image img.picture');
  await expect(picture).toHaveJSProperty('complete', true);
  const ratios = await picture.evaluate((img: HTMLImageElement) => ({
    original: img.naturalWidth / img.naturalHeight,
    printed: img.clientWidth / img.clientHeight,
    overflow: img.clientHeight - (img.closest('.hero-image')?.clientHeight ?? 0),
  }));
  expect(ratios.printed).toBeCloseTo(ratios.original, 1);
  expect(ratios.overflow).toBeLessThanOrEqual(1);
});

test('REL-15 home is printed on two pages, with the first project and its buttons on the same page', async ({ page }, info) => {
  await open(page, '/');
  await scrollThrough(page);
  await page.evaluate(() => Promise.all([...document.images].map((image) => Object.assign(image, { loading: 'eager' }).decode())));
  const path = info.outputPath('home.pdf');
  await page.pdf({ format: 'A4', tagged: true, path });
  const { pages } = await readPdf(path);
  expect(pages).toHaveLength(2);
  expect(pages[0]?.text).toMatch(/View Case Study \(https:\S+\/suncoastpatios\) PROJECTS$/); // The heading is drawn last.
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('REL-15 home is printed with both carousel pictures, and with the technologies even before they have faded in', async ({ page }) => {
    // Intersection observers never report here, as when a page is printed without being scrolled.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
    await page.goto('/');
    await expect(page.locator('[data-fade=waiting]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-fade=waiting]')).toHaveCSS('opacity', '1');
    for (const picture of await page.locator('.slide img.picture').all()) await expect(picture).toBeVisible();
  });
});

/** Runs in the page: text that isn't dark, and backgrounds that aren't white. */
function printColours() {
  const shown = [...document.querySelectorAll<HTMLElement>('html, body, main, main :not(img, svg, svg *)')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const isDark = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).every((channel) => Number(channel) < 120);
  const isWhite = (style: CSSStyleDeclaration) =>
    ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor) && !style.backgroundImage.includes('gradient');
  const nameOf = ({ tagName, className }: HTMLElement) => `${tagName}.${className}`;
  return {
    paleText: shown.filter((element) => element.innerText?.trim() && !isDark(getComputedStyle(element).color)).map(nameOf),
    backgrounds: shown.filter((element) => !isWhite(getComputedStyle(element))).map(nameOf),
  };
}

/** Runs in the page: links that are printed without their address, which is a whole address also where the link has only a path. */
function withoutPrintedUrl(links: Element[]): string[] {
  const site = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return links
    .filter((link) => {
      const address = link.getAttribute('href') ?? '';
      const target = address.startsWith('/') ? new URL(address, site).href : address;
      const isPrinted = getComputedStyle(link, '::after').content.includes(target) || target.endsWith(link.textContent ?? '');
      return !isPrinted && !link.closest('.slide');
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
