import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Small, but enough to see how far down a page is printed. */
const SCALE = 0.25;
/** The margin in the @page rule of src/styles/print/paper.css. */
const MARGIN_CM = 1.5;
const POINTS_PER_CM = 72 / 2.54;
const WHITE = 245;

interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

/** For each printed page: the part of its height that is used, and its last line of words. */
export async function printedPages(data: Uint8Array<ArrayBuffer>) {
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => printedPage(pdf, index + 1)));
}

async function printedPage(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: SCALE });
  const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, canvasContext: context, viewport, background: 'white' }).promise;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const margin = MARGIN_CM * POINTS_PER_CM * SCALE;
  const isMarked = (row: number) => data.subarray(row * width * 4, (row + 1) * width * 4).some((value) => value < WHITE);
  const last = Array.from({ length: height }, (_, row) => row).findLast(isMarked) ?? 0;
  return { used: (last - margin) / (height - 2 * margin), lastLine: lastLine((await page.getTextContent()).items) };
}

type Items = Awaited<ReturnType<Awaited<ReturnType<PDFDocumentProxy['getPage']>>['getTextContent']>>['items'];

function lastLine(items: Items): string {
  const isWords = /[\p{L}\p{N}]/u; // The arrow of a button is of another font, and stands a little lower than its words.
  const pieces = items.flatMap((item) =>
    'str' in item && isWords.test(item.str) ? [{ text: item.str, y: item.transform[5] as number }] : [],
  );
  const foot = Math.min(...pieces.map(({ y }) => y));
  return pieces
    .filter(({ y }) => y - foot < 2)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
