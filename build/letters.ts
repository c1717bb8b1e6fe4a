import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Latin letters that the first file of each type family does not hold. */
const OTHER_LETTERS = /[À-ÖØ-öø-țẠ-ỹ]/;

/** Brings the style rules for letters such as ë, ł and ễ where the content has any; most sites need not wait for them. */
export function lettersModule(root: string): string {
  const folder = join(root, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|mdx|json)$/.test(name));
  const isNeeded = files.some((name) => OTHER_LETTERS.test(readFileSync(join(folder, name), 'utf8')));
  return isNeeded ? 'import "/src/styles/letters.css";' : '';
}
