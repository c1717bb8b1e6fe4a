import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../build/content.ts';
import { CARDS_FOLDER } from '../build/share-cards.ts';
import { cardDrawings } from './cards/card-drawings.ts';
import { fingerprint, isDrawnFrom } from './drawing/record.ts';
import { ICON_FILES } from './icons/icon-drawings.ts';
import { RESUME_PICTURE, resumeFiles } from './resume/resume-files.ts';

/** Every committed drawing that no longer shows what content/ says, one sentence each. */
export function staleDrawings(content: Content): string[] {
  const icons = Object.entries(ICON_FILES).filter(([file, svg]) => !isDrawnFrom(content.root, file, fingerprint(svg)));
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
  const { html, pdf, texts } = resumeFiles(content);
  const stale = [pdf, RESUME_PICTURE].filter((file) => !isDrawnFrom(content.root, file, fingerprint(html)));
  const different = Object.entries(texts).filter(([file, text]) => read(content.root, file) !== text);
  return oneSentence([...stale, ...different.map(([file]) => file)], 'resume');
}

function staleCards(content: Content): string[] {
  const cards = cardDrawings(content);
  const stale = cards.filter(({ file, source }) => !isDrawnFrom(content.root, file, source));
  const folder = join(content.root, CARDS_FOLDER);
  const left = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => `${CARDS_FOLDER}/${name}`)
    .filter((path) => !cards.some(({ file }) => file === path));
  return [
    ...oneSentence(
      stale.map(({ file }) => file),
      'cards',
    ),
    ...left.map((file) => `${file}: belongs to no page. Run "npm run cards".`),
  ];
}

/** One command mends all of them, so that one sentence is enough. */
function oneSentence([first, ...others]: string[], command: string): string[] {
  if (!first) return [];
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return [`${first}${more}: older than the words, or missing. Run "npm run ${command}".`];
}

const read = (root: string, file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
