import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../engine/content/content.ts';
import { escapeHtml } from '../../engine/documents/escape-html.ts';
import { CARD_PX, type ShareCard } from '../../engine/documents/share-cards.ts';
import { OktaGlyph } from '../../src/components/okta-glyph.tsx';
import { BrandMark } from '../../src/layout/brand-mark.tsx';
import { readingTime } from '../../src/screens/case-study/reading-time.ts';
import { CARD_STYLE } from './card-style.ts';

/** A mark of the site itself, as the site draws it. */
const drawn = <Props extends object>(mark: FunctionComponent<Props>, props: Props) => renderToStaticMarkup(createElement(mark, props));

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' };

/** One share card as a page: words at the left, a crop of the picture at the right; without a picture, the sky. */
export function cardPage({ root, owner, site }: Content, { title, line, minutes, picture }: ShareCard): string {
  const cloud = (shape: string) => readFileSync(join(root, `art/clouds/${shape}.svg`), 'utf8');
  const sky = `<div class="sun"></div><div class="cloud small">${cloud('c')}</div><div class="cloud bank">${cloud('bank')}</div>`;
  const crop = picture && existsSync(join(root, picture)) ? `<img class="crop" src="${dataAddress(join(root, picture))}" alt="">` : sky;
  const reading = minutes
    ? `<p class="reading">${drawn(OktaGlyph, { eighths: minutes })}${escapeHtml(readingTime(site.labels.minuteRead, minutes, owner.locale))}</p>`
    : '';
  const size = sizeOf(title);
  return `<!doctype html>
<html lang="${owner.locale}">
<meta charset="utf-8">
<style>
/*fonts*/
html { width: ${CARD_PX.width}px; height: ${CARD_PX.height}px }
${CARD_STYLE}
</style>
<body class="${picture ? 'paper' : 'sky'}">
${crop}
<main>
<h1 class="${size}">${escapeHtml(title)}</h1>
<p class="line">${escapeHtml(line)}</p>
${reading}
</main>
<footer>${drawn(BrandMark, {})}${escapeHtml(owner.name)}<span>${escapeHtml(owner.url.replace(/^https?:\/\//, ''))}</span></footer>
</body>
</html>`;
}

/** How large a title can be set: a long word must not be broken either. */
function sizeOf(title: string): 'long' | 'middle' | 'short' {
  const word = Math.max(...title.split(/\s/).map(({ length }) => length));
  if (title.length > 22 || word > 14) return 'long';
  return title.length > 12 || word > 10 ? 'middle' : 'short';
}

function dataAddress(file: string): string {
  const type = TYPES[extname(file)] ?? `image/${extname(file).slice(1)}`;
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
