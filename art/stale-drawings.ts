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
    ...icons.map(([file]) => `${file}: is older than its source. Run "npm run icons".`),
  ];
}

function staleResume(content: Content): string[] {
  const { html, pdf, texts } = resumeFiles(content);
  const stale = [pdf, RESUME_PICTURE].filter((file) => !isDrawnFrom(content.root, file, fingerprint(html)));
  const different = Object.entries(texts).filter(([file, text]) => read(content.root, file) !== text);
  return [...stale, ...different.map(([file]) => file)].map((file) => `${file}: is older than its source. Run "npm run resume".`);
}

function staleCards(content: Content): string[] {
  const cards = cardDrawings(content);
  const stale = cards.filter(({ file, source }) => !isDrawnFrom(content.root, file, source));
  const folder = join(content.root, CARDS_FOLDER);
  const left = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => `${CARDS_FOLDER}/${name}`)
    .filter((path) => !cards.some(({ file }) => file === path));
  return [
    ...stale.map(({ file }) => `${file}: is older than its source. Run "npm run cards".`),
    ...left.map((file) => `${file}: belongs to no page. Run "npm run cards".`),
  ];
}

const read = (root: string, file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
