import { readFileSync } from 'node:fs';
import { getDocument, OPS, type PDFDocumentProxy } from 'unpdf/pdfjs';

interface StructNode {
  role?: string;
  children?: StructNode[];
}

/** What a program reads in a PDF: its metadata, its text in order, and the tags, links, fonts and colours of its first page. */
export async function readPdf(file: string) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0, fontExtraProperties: true }).promise;
  const page = await pdf.getPage(1);
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const { items } = await page.getTextContent();
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)));
  const links = (await page.getAnnotations()).map(({ url }) => url as string);
  const { fnArray, argsArray } = await page.getOperatorList(); // This also loads the fonts.
  const names = new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])));
  const fonts = [...names].map((name) => page.commonObjs.get(name) as { name: string; missingFile: boolean; isType3Font: boolean });
  return {
    size: page.view.slice(2),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    title: info.Title,
    language: info.Language,
    text: pages.map(({ text }) => text).join(' '),
    pages,
    /** Text runs, each with the position of its right end, in points from the left edge. */
    textRuns: items.flatMap((item) => ('str' in item ? [{ text: item.str, right: (item.transform[4] as number) + item.width }] : [])),
    roles: rolesIn((await page.getStructTree()) as StructNode),
    links,
    fonts,
    /** The colours of areas and letters, as #rrggbb. */
    fills: new Set(fnArray.flatMap((operator, index) => (operator === OPS.setFillRGBColor ? [String(argsArray[index])] : []))),
  };
}

/** The text of one page. */
async function readPage(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const texts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
  return { text: texts.join('').replace(/\s+/g, ' ').trim() };
}

function rolesIn(node: StructNode): string[] {
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesIn)];
}
