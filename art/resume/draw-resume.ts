import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';

/** The type sizes that are tried, in points, until everything fits. */
const SIZES_PT = [10.6, 10.2, 9.8, 9.4, 9];

/** More are not read. */
export const MOST_PAGES = 2;

/** The resume on paper. */
export interface Printed {
  pdf: Uint8Array;
  pages: number;
  /** The size of its type. */
  pt: number;
}

/** Prints the resume in the largest type with which it fits on one page; else on two; else on as many as the smallest type takes. */
export async function printResume(page: Page): Promise<Printed> {
  for (const pt of SIZES_PT) {
    await setSize(page, pt);
    if (await page.evaluate(fitsOnePage)) return print(page, pt);
  }
  await page.evaluate(() => document.documentElement.classList.add('resume-pages'));
  let printed: Printed = { pdf: new Uint8Array(), pages: Number.POSITIVE_INFINITY, pt: 0 };
  for (const pt of SIZES_PT) {
    if (printed.pages > MOST_PAGES) {
      await setSize(page, pt);
      printed = await print(page, pt);
    }
  }
  return printed;
}

/** A picture of the first page, from the same page of the browser. */
export async function drawFirstPage(page: Page): Promise<Uint8Array> {
  await page.evaluate(hideOtherPages);
  return page.screenshot();
}

/** Names the owner as the author and the creator; the browser cannot, and writes its own name. */
export async function signed(printed: Uint8Array, owner: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  document.setAuthor(owner);
  document.setCreator(owner);
  return document.save();
}

const setSize = (page: Page, pt: number) => page.addStyleTag({ content: `:root { --resume-size: ${pt}pt }` });

async function print(page: Page, pt: number): Promise<Printed> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true });
  return { pdf, pages: (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount(), pt };
}

/** Runs in the page: whether its last words stay clear of the lower margin. */
function fitsOnePage(): boolean {
  const { body } = document;
  const end = body.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return end <= body.clientHeight - Number.parseFloat(getComputedStyle(body).paddingBottom) + 1; // Rounding.
}

/** Runs in the page: on a screen the pages are one, so what the printer moves to the next page has to go, with a heading left alone. */
function hideOtherPages(): void {
  if (!document.documentElement.classList.contains('resume-pages')) return;
  const end = innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  const isMoved = (part: Element) => part.getBoundingClientRect().bottom > end;
  const hide = (part: Element) => part.setAttribute('style', 'visibility: hidden');
  for (const section of document.querySelectorAll('section')) {
    const [, ...entries] = section.children;
    const isWhole = section.classList.contains('resume-glossary');
    if (entries.every(isMoved) || (isWhole && isMoved(section))) hide(section);
    else for (const entry of entries.filter(isMoved)) hide(entry);
  }
}
