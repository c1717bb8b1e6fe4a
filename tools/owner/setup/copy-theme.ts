import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_FOLDER, SAMPLE_FOLDER, siteFiles } from '../../../engine/content/site-folder.ts';
import type { Question } from '../questions.ts';
import { colourIn, isFromColour, themeFromColour } from './theme-from-colour.ts';

/** Each folder in it is a theme, with the files that replace those of the sample. */
const THEMES = 'themes';
/** The theme of the sample itself, which has no folder. */
const DEFAULT_THEME = 'fairweather';
const THEME = 'theme.css';
/** The answer of an owner who wants the colours of the theme itself. */
export const NO_COLOUR = 'none';

const themesOf = (root: string) => [DEFAULT_THEME, ...readdirSync(join(root, THEMES)).sort()];

/** The folder with the files of a theme. */
const folderOf = (theme: string) => (theme === DEFAULT_THEME ? SAMPLE_FOLDER : join(THEMES, theme));

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

/** The question which colour the theme is made from. */
export const COLOUR_QUESTION: Question = {
  flag: 'colour',
  label: `Your colour as #rrggbb, or ${NO_COLOUR} for those of the theme`,
  complete: (answer) => answer.replace(/^(?=[0-9a-f]{6}$)/i, '#'),
  problem: (answer) => {
    const isValid = answer === NO_COLOUR || /^#[0-9a-f]{6}$/i.test(answer);
    return isValid ? undefined : `The colour "${answer}" is not written as #rrggbb. Write it like "#1f5136", or write "${NO_COLOUR}".`;
  },
  derive: () => NO_COLOUR,
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
  const from = folderOf(theme);
  const taken = files.filter((file) => existsSync(join(root, from, file)));
  const changed = taken.filter((file) => isChanged(root, file));
  const replaced = changed.includes(THEME) ? [] : taken.filter((file) => !changed.includes(file));
  const newBytes = (file: string) =>
    colour && file === THEME ? Buffer.from(themeFromColour(themeText(root, theme), colour)) : readFileSync(join(root, from, file));
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

const themeText = (root: string, theme: string) => readFileSync(join(root, folderOf(theme), THEME), 'utf8');

/** The theme that the site has. If the owner has changed it, this does not matter: the change is kept. */
export const currentTheme = (root: string): string => themesOf(root).find((theme) => isOf(root, theme, THEME)) ?? DEFAULT_THEME;

/** The colour that the site's theme was made from; undefined if it has the colours of the theme itself. */
export function currentColour(root: string): string | undefined {
  const own = join(root, CONTENT_FOLDER, THEME);
  return existsSync(own) ? colourIn(readFileSync(own, 'utf8')) : undefined;
}

/** Whether the owner's file differs from those of all themes, and from one that was made from a colour. */
function isChanged(root: string, file: string): boolean {
  return existsSync(join(root, CONTENT_FOLDER, file)) && !themesOf(root).some((theme) => isOf(root, theme, file));
}

/** Whether the owner's file is that of a theme, in its own colours or made from one. */
function isOf(root: string, theme: string, file: string): boolean {
  const [own, original] = [join(root, CONTENT_FOLDER, file), join(root, folderOf(theme), file)];
  if (!existsSync(own) || !existsSync(original)) return false;
  const bytes = readFileSync(own);
  return bytes.equals(readFileSync(original)) || (file === THEME && isFromColour(bytes.toString(), themeText(root, theme)));
}
