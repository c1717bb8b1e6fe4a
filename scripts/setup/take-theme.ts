import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from '../../doctor/site-files.ts';
import { OWN, SAMPLE } from '../../engine/content/site-folder.ts';
import type { Question } from '../questions/question.ts';

/** Each folder is a theme: the files that it puts in the place of the sample's. */
const THEMES = 'themes';
/** The sample's own. */
const FIRST = 'fairweather';
const THEME = 'theme.css';

const themesOf = (root: string) => [FIRST, ...readdirSync(join(root, THEMES)).sort()];

/** Which look the site begins with. */
export function themeQuestion(root: string): Question {
  const names = themesOf(root);
  return {
    flag: 'theme',
    label: `The look of your site (${names.join(' or ')})`,
    trouble: (answer) => (names.includes(answer) ? undefined : `There is no theme "${answer}". There are: ${names.join(', ')}.`),
    derive: () => FIRST,
  };
}

/**
 * Puts the files of a theme into the owner's folder; returns those that the owner has changed, which stay.
 * A theme.css with changes stays with all that belongs to it: half a theme would be none.
 */
export function takeTheme(root: string, theme: string): string[] {
  const others = themesOf(root).filter((name) => name !== FIRST);
  const filesIn = (name: string) => siteFiles(root, join(THEMES, name));
  const files = theme === FIRST ? others.flatMap(filesIn) : filesIn(theme);
  const from = theme === FIRST ? SAMPLE : join(THEMES, theme);
  const places = [SAMPLE, ...others.map((name) => join(THEMES, name))];
  const taken = files.filter((file) => existsSync(join(root, from, file)));
  const changed = taken.filter((file) => isChanged(root, file, places));
  const kept = changed.includes(THEME) ? taken : changed;
  for (const file of taken.filter((name) => !kept.includes(name))) cpSync(join(root, from, file), join(root, OWN, file));
  return changed.map((file) => `${OWN}/${file}`);
}

/** Whether the owner's file is none that we have written. */
function isChanged(root: string, file: string, places: string[]): boolean {
  const own = join(root, OWN, file);
  if (!existsSync(own)) return false;
  const bytes = readFileSync(own);
  return !places.some((place) => existsSync(join(root, place, file)) && readFileSync(join(root, place, file)).equals(bytes));
}
