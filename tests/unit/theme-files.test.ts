import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publishedCard } from '../../engine/app-modules/share-cards.ts';
import { pagesOf } from '../../engine/content/pages.ts';
import { webManifest } from '../../engine/documents/web-manifest.ts';
import { resumeFiles } from '../../engine/generate/resume-files.ts';
import { shareCardPages } from '../../engine/generate/share-card-html.ts';
import { staleFiles } from '../../engine/generate/stale-files.ts';
import { siteThemeOf } from '../../engine/theme/colours.ts';
import { favicon, logo, plainIcon } from '../../engine/theme/icon.ts';
import { ContentCopy } from '../support/owners/content-copy.ts';
import { SAMPLE } from '../support/owners/sample.ts';

const copy = new ContentCopy('theme-files');
afterAll(() => copy.remove());

const staleAfter = (change: (css: string) => string) => staleFiles(copy.withTheme(change)).errors;

const STALE = 'missing, or older than the content or the theme.';

test('OWN-07 resume and cards that are older than a colour of the theme are stale', () => {
  expect(staleAfter((css) => css.replaceAll('\n', '\r\n'))).toEqual([]); // Line endings are no change.
  expect(staleAfter((css) => css.replace('--accent: #f7b938', '--accent: #e05a47'))).toEqual([
    `sample/public/images/Skye_Sampleton_CV.pdf (and 1 more): ${STALE} Run "npm run draw resume", or put your own file there.`,
    `sample/public/images/cards/home.png (and 6 more): ${STALE} Run "npm run draw cards", or put your own file there.`,
  ]);
});

test('OWN-07 share cards and resume take all their colours from the theme, but for those of the sunset', () => {
  const pages = [...shareCardPages(SAMPLE).filter(({ page }) => !page.card.picture), resumeFiles(SAMPLE)].map(({ html }) => html);
  for (const html of pages)
    expect(html.replace(/fill="var\(--cloud-\d,#\w+\)"|--dusk-\w+: #\w+/g, '')).not.toMatch(/#[\da-f]{3,8}\b|rgb\(|hsl\(/i);
});

test('OWN-07 without clouds, cards and resume have no sky, and no alt text mentions one', () => {
  const content = copy.withTheme((css) => css.replace('--sky-shows: clouds', '--sky-shows: none'));
  const [home] = shareCardPages(content);
  expect(home?.html).toContain('<body class="share-card share-card-plain">');
  expect(home?.html).not.toMatch(/<div class="share-card-(sky|sun|bank)/);
  expect(resumeFiles(content).html).not.toMatch(/<div class="resume-(sun|cloud)/);
  expect(home?.alt).toBe('G’day, I’m Skye, Software developer in Brisbane, Queensland');
});

test('the alt text of a card describes it, but says nothing about a card that the owner made', () => {
  writeFileSync(join(copy.project, 'sample/public/images/cards/home.png'), 'a picture');
  const content = copy.withTheme((css) => css);
  const alts = new Map(pagesOf(content).map((page) => [page.route, publishedCard(content, '', page)?.alt]));
  expect(alts.get('/')).toBe('G’day, I’m Skye.');
  expect(alts.get('/contact')).toMatch(/, on a sky with sun and clouds$/);
});

test('OWN-07 an icon takes the variables it uses from the theme, in light and dark mode, and keeps its other colours', () => {
  const icon =
    '<?xml version="1.0"?>\n<!-- <svg> --><svg viewBox="0 0 9 9" data-a="a > b"><path fill="var(--ink)"/><path fill="var(--accent, red)"/></svg>';
  const { theme } = SAMPLE;
  const withStyle = (style: string) => icon.replace(' > b">', ` > b">${style}`);
  const light = ':root{--ink:#0e2141;--accent:#f7b938}';
  expect(favicon(icon, theme)).toBe(withStyle(`<style>${light}@media (prefers-color-scheme:dark){:root{--ink:#fbf3e0}}</style>`));
  expect(logo(icon, theme)).toBe(withStyle(`<style id="dark">${light}:root:target,:root:has(:target){--ink:#fbf3e0}</style>`));
  expect(plainIcon(icon, theme)).toContain('<path fill="#0e2141"/><path fill="#f7b938"/>');
  const own = '<svg viewBox="0 0 9 9"><path fill="#123456" stroke="var(--mine)"/></svg>';
  expect([favicon(own, theme), logo(own, theme), plainIcon(own, theme)]).toEqual([own, own, own]);
});

test('OWN-07 manifest and app get the colours of the theme, also those defined by others', () => {
  const content = copy.withTheme((css) => css.replace('--page: #fbf4e4', '--page: var(--mine); --mine: #faf0dd'));
  expect(JSON.parse(webManifest(content))).toMatchObject({ background_color: '#faf0dd', theme_color: '#a9daf4' });
  expect(siteThemeOf(content.theme)).toEqual({
    hasSky: true,
    browserColours: { light: { home: '#79c2ee', page: '#faf0dd' }, dark: { home: '#060f22', page: '#11203e' } },
  });
});
