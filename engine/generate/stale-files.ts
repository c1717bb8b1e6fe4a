import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isArticleCard } from '../app-modules/share-cards.ts';
import { type Content, hasResume } from '../content/content.ts';
import { fingerprint, isGeneratedFrom, isOwnersFile, leftoverFiles, problemsInRecord } from '../content/generated-files.ts';
import type { Page } from '../content/pages.ts';
import { RESUME_FILES, resumeFiles } from './resume-files.ts';
import { SHARE_CARD_FILES, shareCardPages } from './share-card-html.ts';

interface Stale {
  /** The site is not ready without these files. */
  errors: string[];
  /** The cards of articles, which may be published without: a host's web editor cannot draw. */
  warnings: string[];
}

/** Generated files that are missing or older than the content, one message for each command that generates them. */
export function staleFiles(content: Content): Stale {
  const problems = problemsInRecord(content);
  if (problems.length > 0) return { errors: problems, warnings: [] };
  const { errors, warnings } = staleCards(content);
  return { errors: [...staleResume(content), ...errors], warnings };
}

function staleResume(content: Content): string[] {
  const old = (files: string[]) => leftOver('resume', 'is no longer part of the resume', leftoverFiles(content, RESUME_FILES, files));
  if (!hasResume(content)) return old([]);
  const { sourceHash, pdf, picture, json, jsonText } = resumeFiles(content);
  // Owners with a PDF of their own do not need the JSON file, but if it is there it must be up to date.
  const needsJson = !isOwnersFile(content, pdf) || existsSync(join(content.root, json));
  return [
    ...staleMessage(content, 'resume', { [pdf]: sourceHash, [picture]: sourceHash, ...(needsJson && { [json]: fingerprint(jsonText) }) }),
    ...old([pdf, picture, json]),
  ];
}

/** The pages that come and go with articles: their cards may be missing. */
const isOfArticles = ({ kind }: Page) => kind === 'article' || kind === 'writing';

/** What articles show until their cards are drawn. */
const MEANWHILE = 'A link to a new article shows the card of the home page, and one to a changed article its old card. ';

function staleCards(content: Content): Stale {
  const cards = shareCardPages(content);
  const files = cards.map(({ file }) => file);
  const left = leftoverFiles(content, SHARE_CARD_FILES, files);
  const messages = (ofArticles: boolean, meanwhile?: string) => {
    const included = cards.filter(({ page }) => isOfArticles(page) === ofArticles);
    const sources = Object.fromEntries(included.map(({ file, sourceHash }) => [file, sourceHash]));
    const old = left.filter((file) => isArticleCard(file) === ofArticles);
    return [...staleMessage(content, 'cards', sources, meanwhile), ...leftOver('cards', 'belongs to no page', old)];
  };
  return { errors: messages(false), warnings: messages(true, MEANWHILE) };
}

/** One command generates all of these files, so one message is enough. Files of the owner's own are fine as they are. */
function staleMessage(content: Content, command: string, sources: Record<string, string>, meanwhile = ''): string[] {
  const stale = Object.entries(sources).filter(([file, source]) => !isOwnersFile(content, file) && !isGeneratedFrom(content, file, source));
  const [first, ...others] = stale.map(([file]) => file);
  if (!first) return [];
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const remedy = `${meanwhile}Run "npm run draw ${command}", or put your own file there.`;
  return [`${first}${more}: missing, or older than the content or the theme. ${remedy}`];
}

/** What an earlier run generated and nothing needs any more. */
const leftOver = (command: string, what: string, files: string[]) =>
  files.map((file) => `${file}: ${what}. Run "npm run draw ${command}", which deletes it.`);
