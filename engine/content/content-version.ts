import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineInJson } from './checks/source-line.ts';

/** The version of content/ that this release reads. It goes up by one with each breaking change, which brings a migration. */
export const CONTENT_VERSION = 1;

const MIGRATE = 'Run "npm run upgrade -- --migrate", which changes it for you.';

/** What is wrong with the version of the content. Told before all else: every other problem would follow from it. */
export function versionProblem(root: string, folder: string): string | undefined {
  const file = `${folder}/owner.json`;
  const text = textOf(join(root, file));
  const version = versionIn(text);
  if (text === undefined || version === undefined || version === CONTENT_VERSION) return undefined;
  const said =
    version > CONTENT_VERSION
      ? `is ${version}, and this release reads ${CONTENT_VERSION}. The content belongs to a newer release: run "npm run upgrade" to take it.`
      : `is ${version || 'missing or no number'}, and this release reads ${CONTENT_VERSION}. ${MIGRATE}`;
  return `${file}:${lineInJson(text, ['contentVersion'])}: contentVersion ${said}`;
}

/** The version that an owner.json names, 0 where it names none; undefined where the file cannot be read, which the check says itself. */
export function versionIn(text: string | undefined): number | undefined {
  try {
    const { contentVersion } = JSON.parse(text ?? '');
    return Number.isInteger(contentVersion) ? contentVersion : 0;
  } catch {
    return undefined;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, ''); // Some editors begin a file with a sign that cannot be seen.
  } catch {
    return undefined;
  }
}
