import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../engine/content/content.ts';
import { escapeHtml } from '../../engine/documents/escape-html.ts';
import type { ShareCard } from '../../engine/documents/share-cards.ts';
import { OktaGlyph } from '../../src/components/okta-glyph.tsx';
import { BrandMark } from '../../src/layout/brand-mark.tsx';
import { readingTime } from '../../src/screens/case-study/reading-time.ts';
import { drawingPage } from '../drawing/drawing-page.ts';

/** A mark of the site itself, as the site draws it. */
const drawn = <Props extends object>(mark: FunctionComponent<Props>, props: Props) => renderToStaticMarkup(createElement(mark, props));

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' };

/** One share card as a page: words at the left, a crop of the picture at the right; without a picture, the sky of the theme. */
export function cardPage(content: Content, { title, line, minutes, picture }: ShareCard): string {
  const { root, owner, site } = content;
  const crop = picture && existsSync(join(root, picture)) ? dataAddress(join(root, picture)) : undefined;
  const reading = minutes
    ? `<p class="share-card-reading">${drawn(OktaGlyph, { eighths: minutes })}${escapeHtml(readingTime(site.labels.minuteRead, minutes, owner.locale))}</p>`
    : '';
  const address = `<span class="share-card-address">${escapeHtml(owner.url.replace(/^https?:\/\//, ''))}</span>`;
  return drawingPage({
    locale: owner.locale,
    title,
    sheets: ['card.css', 'card-sky.css'].map((name) => join(import.meta.dirname, name)),
    className: crop ? 'share-card share-card-picture' : 'share-card share-card-plain',
    body: `${crop ? `<img class="share-card-crop" src="${crop}" alt="">` : sky(content)}
<main class="share-card-words">
<h1 class="${sizeOf(title)}">${escapeHtml(title)}</h1>
<p class="share-card-line">${escapeHtml(line)}</p>
${reading}
</main>
<footer class="share-card-owner">${drawn(BrandMark, {})}${escapeHtml(owner.name)}${crop ? '' : address}</footer>`,
  });
}

/** Nothing, where the theme wants none. */
function sky({ root, theme }: Content): string {
  if (theme.light['--sky-shows'] === 'none') return '';
  const cloud = (shape: string) => readFileSync(join(root, `art/clouds/${shape}.svg`), 'utf8');
  return `<div class="share-card-sky"><div class="share-card-sun"></div><div class="share-card-cloud">${cloud('c')}</div><div class="share-card-bank">${cloud('bank')}</div></div>`;
}

/** The class that says how large a title can be set: a long word must not be broken either. */
function sizeOf(title: string): string {
  const word = Math.max(...title.split(/\s/).map(({ length }) => length));
  if (title.length > 22 || word > 14) return 'share-card-long';
  return title.length > 12 || word > 10 ? 'share-card-middle' : 'share-card-short';
}

function dataAddress(file: string): string {
  const type = TYPES[extname(file)] ?? `image/${extname(file).slice(1)}`;
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
