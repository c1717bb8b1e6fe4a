import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_FOLDER, SAMPLE_FOLDER, siteFiles } from '../../../engine/content/site-folder.ts';
import type { Question } from '../questions.ts';
import { isFromColour, themeFromColour } from './theme-from-colour.ts';

/** Each folder in it is a theme, with the files that replace those of the sample. */
const THEMES = 'themes';
/** The theme of the sample itself, which has no folder. */
export const DEFAULT_THEME = 'fairweather';
const THEME = 'theme.css';
/** The answer of an owner who wants the colours of the sample. */
export const NO_COLOUR = 'keep the sky';

const themesOf = (root: string) => [DEFAULT_THEME, ...readdirSync(join(root, THEMES)).sort()];

/** The question which theme the site begins with. */
export function themeQuestion(root: string): Question {
  const names = themesOf(root);
  return {
    flag: 'theme',
    label: `The theme of your site (${names.join(' or ')})`,
    problem: (answer) => (names.includes(answer) ? undefined : `There is no theme "${answer}". There are: ${names.join(', ')}.`),
    derive: () => DEFAULT_THEME,
  };
}

/** The question which colour the theme is made from. Only the default theme can be: the others have colours of their own. */
export const COLOUR_QUESTION: Question = {
  flag: 'colour',
  label: `Your colour as #rrggbb, or ${NO_COLOUR}`,
  problem: (answer) => {
    const isValid = answer === NO_COLOUR || /^#[0-9a-f]{6}$/i.test(answer);
    return isValid ? undefined : `The colour "${answer}" is not written as #rrggbb. Write it like "#1f5136", or write "${NO_COLOUR}".`;
  },
  derive: () => NO_COLOUR,
  isNeeded: ({ theme }) => theme === DEFAULT_THEME,
};

/**
 * Copies the files of a theme into the owner's folder; theme.css is made from the colour if there is one.
 * Files that the owner has changed are kept. Returns the files that are different now, and those that were kept.
 * If theme.css itself was changed, no file is replaced: half a theme would not work.
 */
export function copyTheme(root: string, theme: string, colour?: string): { written: string[]; kept: string[] } {
  const others = themesOf(root).filter((name) => name !== DEFAULT_THEME);
  const filesIn = (name: string) => siteFiles(root, join(THEMES, name));
  const files = theme === DEFAULT_THEME ? others.flatMap(filesIn) : filesIn(theme);
  const from = theme === DEFAULT_THEME ? SAMPLE_FOLDER : join(THEMES, theme);
  const places = [SAMPLE_FOLDER, ...others.map((name) => join(THEMES, name))];
  const taken = files.filter((file) => existsSync(join(root, from, file)));
  const changed = taken.filter((file) => isChanged(root, file, places));
  const replaced = changed.includes(THEME) ? [] : taken.filter((file) => !changed.includes(file));
  const newBytes = (file: string) =>
    colour && file === THEME ? Buffer.from(themeFromColour(sampleTheme(root), colour)) : readFileSync(join(root, from, file));
  const written = replaced.filter((file) => replaceFile(join(root, CONTENT_FOLDER, file), newBytes(file)));
  const inContent = (file: string) => `${CONTENT_FOLDER}/${file}`;
  return { written: written.map(inContent), kept: changed.map(inContent) };
}

/** Writes a file, and returns whether it is different now. */
function replaceFile(path: string, bytes: Buffer): boolean {
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false;
  mkdirSync(dirname(path), { recursive: true }); // The owner may have deleted the folder.
  writeFileSync(path, bytes);
  return true;
}

const sampleTheme = (root: string) => readFileSync(join(root, SAMPLE_FOLDER, THEME), 'utf8');

/** Whether the owner's file differs from those of the sample and of the themes, and from one that was made from a colour. */
function isChanged(root: string, file: string, places: string[]): boolean {
  const own = join(root, CONTENT_FOLDER, file);
  if (!existsSync(own)) return false;
  const bytes = readFileSync(own);
  if (file === THEME && isFromColour(bytes.toString(), sampleTheme(root))) return false;
  return !places.some((place) => existsSync(join(root, place, file)) && readFileSync(join(root, place, file)).equals(bytes));
}
