import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Content } from '../content/content.ts';
import { unicodeRange } from '../fonts/characters.ts';
import { FAMILY } from '../fonts/font-css.ts';
import { openFont } from '../fonts/font-file.ts';
import { fontSource, type Role, type ThemedSite, themeFonts } from '../fonts/font-source.ts';
import { type SiteFont, siteFonts } from '../fonts/site-fonts.ts';
import { themeFiles } from '../theme/theme-files.ts';

/** The font weights of share cards and of the PDF: a stylesheet that uses another one must add it here. */
const PAGE_WEIGHTS: Record<Role, number[]> = { display: [700], text: [400, 600] };

/** Changes when the fonts of the theme or their files change: the files must then be generated again. */
export function fontFingerprint(site: ThemedSite): string {
  const recipe = themeFonts(site.theme).map((font) => {
    const files = Object.values(fontSource(site, font)?.files ?? {});
    const hash = createHash('sha256');
    for (const file of files) hash.update(readFileSync(file));
    return [font.role, font.axes, PAGE_WEIGHTS[font.role], hash.digest('base64url')];
  });
  return JSON.stringify(recipe);
}

/**
 * The @font-face rules of a generated file, with only the characters in its text. Each weight is a separate font: a variable font
 * would be stored in a PDF as outlines, four times as large.
 */
export async function pageFonts(site: ThemedSite, html: string): Promise<string> {
  const fonts = await siteFonts(site);
  return (await Promise.all(fonts.map((font) => facesOf(font, html)))).flat().join('\n');
}

async function facesOf({ role, axes, source }: SiteFont, text: string): Promise<string[]> {
  const faces: Promise<string>[] = [];
  let remaining = [...new Set(text)];
  for (const file of new Set(Object.values(source.files))) {
    const font = await openFont(file);
    const characters = remaining.filter((character) => font.has(character)).join('');
    remaining = remaining.filter((character) => !font.has(character));
    const face = async (wght: number) => {
      const subset = await subsetFont(readFileSync(file), characters, { targetFormat: 'woff2', variationAxes: { ...axes, wght } });
      return `@font-face{font-family:${FAMILY[role]};font-weight:${wght};unicode-range:${unicodeRange(characters)};src:url(data:font/woff2;base64,${subset.toString('base64')})}`;
    };
    if (characters) faces.push(...PAGE_WEIGHTS[role].map(face));
  }
  return Promise.all(faces);
}

/** Everything in the theme that can change a generated file: theme.css, the files that it refers to, and the fonts. */
export function themeSources(content: Content): Buffer[] {
  const { root, folder } = content;
  const files = [`${folder}/theme.css`, ...themeFiles(root, folder).flatMap(({ file }) => file ?? [])];
  return [...files.map((file) => readFileSync(join(root, file))), Buffer.from(fontFingerprint(content))];
}
