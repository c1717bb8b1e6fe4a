import type { Page } from '@playwright/test';

/** Font sizes in points that are tried until everything fits. */
const SIZES_PT = [10.6, 10.2, 9.8, 9.4, 9];

/** Recruiters rarely read more than two pages. */
export const MAX_PAGES = 2;

/** A printed resume. */
export interface Printed {
  pdf: Uint8Array;
  pages: number;
  /** Its font size in points. */
  pt: number;
}

/** Prints the resume in the largest size that fits on one page; else on two pages; else in the smallest size on as many as needed. */
export async function printResume(page: Page): Promise<Printed> {
  for (const pt of SIZES_PT) {
    await setSize(page, pt);
    if (await page.evaluate(fitsOnePage)) return print(page, pt);
  }
  await page.evaluate(() => document.documentElement.classList.add('resume-pages'));
  let printed: Printed = { pdf: new Uint8Array(), pages: Number.POSITIVE_INFINITY, pt: 0 };
  for (const pt of SIZES_PT) {
    await setSize(page, pt);
    printed = await print(page, pt);
    if (printed.pages <= MAX_PAGES) break;
  }
  return printed;
}

/** A picture of the first page of the resume. */
export async function screenshotFirstPage(page: Page): Promise<Uint8Array> {
  await page.evaluate(hideOtherPages);
  return page.screenshot();
}

const setSize = (page: Page, pt: number) => page.addStyleTag({ content: `:root { --resume-size: ${pt}pt }` });

async function print(page: Page, pt: number): Promise<Printed> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true });
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g); // Chromium writes the list of pages as plain text.
  return { pdf, pages: pages?.length ?? 0, pt };
}

/** Runs in the browser: whether the content ends above the bottom margin. */
function fitsOnePage(): boolean {
  const { body } = document;
  const end = body.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return end <= body.clientHeight - Number.parseFloat(getComputedStyle(body).paddingBottom) + 1; // For rounding.
}

/** Runs in the browser, where all pages are one: hides everything that is on later pages in print, and headings with nothing below. */
function hideOtherPages(): void {
  if (!document.documentElement.classList.contains('resume-pages')) return;
  const end = innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  for (const section of document.querySelectorAll('section')) {
    const [, ...entries] = section.children;
    const moved = entries.filter((entry) => entry.getBoundingClientRect().bottom > end);
    const isKeptWhole = section.classList.contains('resume-glossary') && section.getBoundingClientRect().bottom > end;
    const hidden = isKeptWhole || moved.length === entries.length ? [section] : moved;
    for (const part of hidden) part.setAttribute('style', 'visibility: hidden');
  }
}
