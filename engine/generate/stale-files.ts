import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, hasResume } from '../content/content.ts';
import { fingerprint, isGeneratedFrom, isOwnersFile, leftoverFiles, problemsInRecord } from '../content/generated-files.ts';
import { iconSvgs } from './icons.ts';
import { RESUME_FILES, resumeFiles } from './resume-files.ts';
import { SHARE_CARD_FILES, shareCardPages } from './share-card-html.ts';

/** Generated files that are missing or older than the content, one message for each command that generates them. */
export function staleFiles(content: Content): string[] {
  const problems = problemsInRecord(content);
  return problems.length > 0 ? problems : [...staleResume(content), ...staleCards(content), ...staleIcons(content)];
}

function staleResume(content: Content): string[] {
  const old = (files: string[]) => leftOver(content, 'resume', 'is no longer part of the resume', RESUME_FILES, files);
  if (!hasResume(content)) return old([]);
  const { sourceHash, pdf, picture, json, jsonText } = resumeFiles(content);
  // Owners with a PDF of their own do not need the JSON file, but if it is there it must be up to date.
  const needsJson = !isOwnersFile(content, pdf) || existsSync(join(content.root, json));
  return [
    ...staleMessage(content, 'resume', { [pdf]: sourceHash, [picture]: sourceHash, ...(needsJson && { [json]: fingerprint(jsonText) }) }),
    ...old([pdf, picture, json]),
  ];
}

function staleCards(content: Content): string[] {
  const cards = Object.fromEntries(shareCardPages(content).map(({ file, sourceHash }) => [file, sourceHash]));
  return [
    ...staleMessage(content, 'cards', cards),
    ...leftOver(content, 'cards', 'belongs to no page', SHARE_CARD_FILES, Object.keys(cards)),
  ];
}

function staleIcons(content: Content): string[] {
  const icons = Object.entries(iconSvgs(content)).map(([file, svg]) => [file, fingerprint(svg)]);
  return staleMessage(content, 'icons', Object.fromEntries(icons));
}

/** One command generates all of these files, so one message is enough. Files of the owner's own are fine as they are. */
function staleMessage(content: Content, command: string, sources: Record<string, string>): string[] {
  const stale = Object.entries(sources).filter(([file, source]) => !isOwnersFile(content, file) && !isGeneratedFrom(content, file, source));
  const [first, ...others] = stale.map(([file]) => file);
  if (!first) return [];
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return [`${first}${more}: missing, or older than the content or the theme. Run "npm run draw ${command}", or put your own file there.`];
}

/** What an earlier run generated and nothing needs any more. */
function leftOver(content: Content, command: string, what: string, place: RegExp, files: string[]): string[] {
  return leftoverFiles(content, place, files).map((file) => `${file}: ${what}. Run "npm run draw ${command}", which deletes it.`);
}
