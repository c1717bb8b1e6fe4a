import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content/content.ts';
import { cardsFolder } from '../discovery/share-cards.ts';
import { cardDrawings } from './cards/card-drawings.ts';
import { iconDrawings } from './icons/icon-drawings.ts';
import { fingerprint, isDrawnFrom, isOwn } from './record.ts';
import { resumeFiles } from './resume/resume-files.ts';

/** Drawings that are older than the content, one sentence for each command that draws them again. */
export function staleDrawings(content: Content): string[] {
  const icons = Object.entries(iconDrawings(content)).filter(([file, svg]) => !isDrawnFrom(content, file, fingerprint(svg)));
  return [
    ...staleResume(content),
    ...staleCards(content),
    ...oneSentence(
      icons.map(([file]) => file),
      'icons',
    ),
  ];
}

function staleResume(content: Content): string[] {
  const { source, pdf, picture, texts } = resumeFiles(content);
  const stale = [pdf, picture].filter((file) => !isOwn(content, file) && !isDrawnFrom(content, file, source));
  // Owners with a PDF of their own do not need the other formats.
  const different = isOwn(content, pdf) ? [] : Object.entries(texts).filter(([file, text]) => read(content.root, file) !== text);
  return oneSentence([...stale, ...different.map(([file]) => file)], 'resume');
}

function staleCards(content: Content): string[] {
  const cards = cardDrawings(content);
  const stale = cards.filter(({ file, source }) => !isDrawnFrom(content, file, source));
  const folder = cardsFolder(content.folder);
  const path = join(content.root, folder);
  const left = (existsSync(path) ? readdirSync(path) : [])
    .map((name) => `${folder}/${name}`)
    .filter((card) => !cards.some(({ file }) => file === card));
  return [
    ...oneSentence(
      stale.map(({ file }) => file),
      'cards',
    ),
    ...left.map((file) => `${file}: belongs to no page. Run "npm run draw cards".`),
  ];
}

/** One command draws all of these files again, so one sentence is enough. */
function oneSentence([first, ...others]: string[], command: string): string[] {
  if (!first) return [];
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return [`${first}${more}: older than the words or the theme, or missing. Run "npm run draw ${command}".`];
}

const read = (root: string, file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
