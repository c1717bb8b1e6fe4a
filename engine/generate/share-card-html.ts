import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Oklch, oklch } from 'culori';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReadingTimeIcon, SKY } from '../app-interface.ts';
import { type ShareCard, shareCardOf } from '../app-modules/share-cards.ts';
import type { Content } from '../content/content.ts';
import { fingerprint } from '../content/generated-files.ts';
import { pagesOf } from '../content/pages.ts';
import { escapeHtml } from '../escape.ts';
import { contentTypeOf } from '../hosts/content-types.ts';
import { minutesOf } from '../prose/reading-time.ts';
import { colourOf } from '../theme/colours.ts';
import { plainIcon, readIcon, svgDataUrl } from '../theme/icon.ts';
import { cloudSvg, hasSky } from '../theme/sky.ts';
import { htmlPage } from './html-page.ts';
import { themeSources } from './page-fonts.ts';

/** Where the cards are in the folder of the site. */
export const SHARE_CARD_FILES = /^public\/images\/cards\//;

/** Every share card with the HTML page that it is generated from, and a hash of everything that it shows. */
export function shareCardPages(content: Content) {
  const theme = themeSources(content);
  const pages = pagesOf(content).filter(({ kind }) => kind !== 'tag'); // There may be hundreds, and few are shared: they have the card of home.
  return pages.map((page) => {
    const card = shareCardOf(content, page);
    const html = cardPage(content, card);
    return { ...card, html, sourceHash: fingerprint(html, theme) };
  });
}

/** The HTML page of one share card: text, and beside it part of the picture; without a picture, the sky of the theme. */
function cardPage(content: Content, { page, reading }: ShareCard): string {
  const { root, owner, theme } = content;
  const { title, line, picture, focus } = page.card;
  const mode = page.kind === 'home' && hasSky(theme) && isBlue(colourOf(theme, 'light', '--sky-top')) ? 'dark' : 'light'; // At dusk a blue sky is at its best. Others do not become blue.
  const crop = picture && existsSync(join(root, picture)) ? dataUrl(join(root, picture)) : undefined;
  const time = reading
    ? `<p class="share-card-reading">${renderToStaticMarkup(createElement(ReadingTimeIcon, { minutes: minutesOf(content, page) }))}${escapeHtml(reading)}</p>`
    : '';
  const logo = svgDataUrl(plainIcon(readIcon(content), theme, mode));
  const address = `<span class="share-card-address">${escapeHtml(owner.url.replace(/^https?:\/\//, ''))}</span>`;
  return htmlPage({
    locale: owner.locale,
    title,
    stylesheets: [`../../${SKY.sunset}`, 'share-card.css'],
    className: `share-card ${crop ? 'share-card-picture' : 'share-card-plain'}`,
    mode,
    body: `${crop ? `<img class="share-card-crop" src="${crop}" alt=""${focus ? ` style="object-position: ${positionOf(focus)}"` : ''}>` : sky(content)}
<main class="share-card-text">
<h1 class="${sizeOf(title)}">${escapeHtml(title)}</h1>
<p class="share-card-line">${escapeHtml(line)}</p>
${time}
</main>
<footer class="share-card-owner"><img class="share-card-logo" src="${logo}" alt="">${escapeHtml(owner.name)}${crop ? '' : address}</footer>`,
  });
}

const isBlue = (colour: string) => {
  const { h = 0 } = oklch(colour) as Oklch;
  return h > 210 && h < 290;
};

/** The sky behind the text; empty if the theme has none. */
function sky({ theme }: Content): string {
  if (!hasSky(theme)) return '';
  return `<div class="share-card-sky"><div class="share-card-sun"></div><div class="share-card-cloud">${cloudSvg('c')}</div><div class="share-card-bank">${cloudSvg('bank')}</div></div>`;
}

/** The CSS position that puts this point in the middle of the card's pane, which shows 49 % of the width of a wide picture. */
function positionOf(focus: string): string {
  const [x = 0, y = 0] = focus.split(' ').map(Number.parseFloat);
  return `${Math.min(Math.max(Math.round((x - 24.5) / 0.51), 0), 100)}% ${y}%`;
}

/** The class for the size of the title. The longest word counts too, because it must not be broken. */
function sizeOf(title: string): string {
  const longestWord = Math.max(...title.split(/\s/).map(({ length }) => length));
  if (title.length > 40) return 'share-card-sentence';
  if (title.length > 22 || longestWord > 14) return 'share-card-long';
  return title.length > 12 || longestWord > 10 ? 'share-card-middle' : 'share-card-short';
}

const dataUrl = (file: string) => `data:${contentTypeOf(file)};base64,${readFileSync(file, 'base64')}`;
