import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { cardAlts, shareCards } from '../../../engine/discovery/share-cards.ts';
import { manifest } from '../../../engine/documents/manifest.ts';
import { cardDrawings } from '../../../engine/drawings/cards/card-drawings.ts';
import { plainIcon, themedIcon } from '../../../engine/drawings/icons/icon-drawings.ts';
import { resumeFiles } from '../../../engine/drawings/resume/resume-files.ts';
import { staleDrawings } from '../../../engine/drawings/stale-drawings.ts';
import { siteThemeOf } from '../../../engine/theme/colours.ts';
import { ContentCopy } from '../../support/owners/content-copy.ts';
import { SAMPLE } from '../../support/owners/sample.ts';

const copy = new ContentCopy('theme-drawings', 'engine/drawings/clouds');
afterAll(() => copy.remove());

const contentAfter = async (change: (css: string) => string) => (await copy.changed({ 'sample/theme.css': change }, checkContent)).content;
const staleAfter = (change: (css: string) => string) =>
  copy.changed({ 'sample/theme.css': change }, async (project) => staleDrawings((await checkContent(project)).content));

const OLD = 'missing, or older than the content or the theme.';

test('OWN-07 resume, cards and icons that are older than a colour of the theme are stale', async () => {
  expect(await staleAfter((css) => css)).toEqual([]);
  expect(await staleAfter((css) => css.replace('--gold: #f7b938', '--gold: #e05a47'))).toEqual([
    `sample/public/images/Skye_Sampleton_CV.pdf (and 1 more): ${OLD} Run "npm run draw resume", or put your own file there.`,
    `sample/public/images/cards/home.png (and 6 more): ${OLD} Run "npm run draw cards", or put your own file there.`,
    `sample/public/favicon.svg (and 5 more): ${OLD} Run "npm run draw icons", or put your own file there.`,
  ]);
});

test('OWN-07 icons are out of date only after a change of a colour that they show, and line endings are no change', async () => {
  const stale = await staleAfter((css) => css.replace('--code-text: #1c5729', '--code-text: #1c5728'));
  expect(stale.join()).toContain('npm run draw cards');
  expect(stale.join()).not.toContain('npm run draw icons');
  expect(await staleAfter((css) => css.replaceAll('\n', '\r\n'))).toEqual([]);
});

test('OWN-07 a drawing is out of date after a change of a file that the theme names', async () => {
  const file = join(copy.project, 'sample/horizon.svg');
  const sourceWith = async (svg: string) => {
    writeFileSync(file, svg);
    return copy.changed(
      { 'sample/theme.css': (css) => `${css}.share-card { background: url("./horizon.svg") }\n` },
      async (project) => resumeFiles((await checkContent(project)).content).source,
    );
  };
  const [before, same, changed] = [await sourceWith('<svg/>'), await sourceWith('<svg/>'), await sourceWith('<svg id="a"/>')];
  rmSync(file);
  expect(same).toBe(before);
  expect(changed).not.toBe(before);
});

test('OWN-07 no drawing has a colour of its own', () => {
  const drawings = [...cardDrawings(SAMPLE).filter(({ picture }) => !picture), resumeFiles(SAMPLE)].map(({ html }) => html);
  for (const html of drawings) expect(html.replace(/fill="var\(--cl-\d,#\w+\)"/g, '')).not.toMatch(/#[\da-f]{3,8}\b|rgb\(|hsl\(/i);
});

test('OWN-07 without clouds cards and resume have no sky, and no alt text speaks of one', async () => {
  const content = await contentAfter((css) => css.replace('--sky-shows: clouds', '--sky-shows: none'));
  const [home] = cardDrawings(content);
  expect(home?.html).toContain('<body class="share-card share-card-plain">');
  expect(home?.html).not.toMatch(/<div class="share-card-(sky|sun|bank)/);
  expect(resumeFiles(content).html).not.toMatch(/<div class="resume-(sun|cloud)/);
  expect(shareCards(content)[0]?.alt).toBe('G’day, I’m Skye, Software developer in Brisbane, Queensland');
  expect(shareCards(SAMPLE)[0]?.alt).toMatch(/Queensland, on a sky with sun and clouds$/);
});

test('the alt text of a card of the owner’s own says nothing about what it shows', async () => {
  writeFileSync(join(copy.project, 'sample/public/images/cards/home.png'), 'a picture');
  const alts = cardAlts((await checkContent(copy.project)).content);
  expect(alts['/']).toBe('G’day, I’m Skye.');
  expect(alts['/contact']).toMatch(/, on a sky with sun and clouds$/);
});

test('OWN-07 an icon takes the colours that it names from the theme, by day and by night; one with its own stays as it is', () => {
  const icon =
    '<?xml version="1.0"?>\n<svg viewBox="0 0 9 9" data-a="a > b"><path fill="var(--ink)"/><path fill="var(--gold, red)"/></svg>';
  const { theme } = SAMPLE;
  expect(themedIcon(icon, theme)).toBe(
    icon.replace(
      ' > b">',
      ' > b"><style>:root{--ink:#0e2141;--gold:#f7b938}@media (prefers-color-scheme:dark){:root{--ink:#fbf3e0}}</style>',
    ),
  );
  expect(plainIcon(icon, theme)).toContain('<path fill="#0e2141"/><path fill="#f7b938"/>');
  const own = '<svg viewBox="0 0 9 9"><path fill="#123456" stroke="var(--mine)"/></svg>';
  expect([themedIcon(own, theme), plainIcon(own, theme)]).toEqual([own, own]);
});

test('OWN-07 manifest and app know the colours of the theme, also those that stand for others', async () => {
  const content = await contentAfter((css) => css.replace('--cream: #fbf4e4', '--cream: var(--mine); --mine: #faf0dd'));
  expect(JSON.parse(manifest(content))).toMatchObject({ background_color: '#faf0dd', theme_color: '#a9daf4' });
  expect(siteThemeOf(content.theme)).toEqual({
    clouds: true,
    bars: { light: { home: '#79c2ee', page: '#faf0dd' }, dark: { home: '#060f22', page: '#11203e' } },
  });
});
