import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CheckedSite } from '../../../engine/checks/check-content.ts';
import type { ContentFile } from '../../../engine/content/read-content.ts';
import { SAMPLE_FOLDER } from '../../../engine/content/site-folder.ts';
import { valuesIn } from '../../../engine/content/values.ts';
import { CONTENT } from '../../../schema/content.ts';
import type { FileDefinition } from '../../../schema/file-definition.ts';
import { EMPTY_PROJECT_FOLDER } from '../create-case-study.ts';
import { exampleAddresses, IS_EXAMPLE } from './example-addresses.ts';
import type { FoundText } from './found-texts.ts';
import { placeholders, sampleFiles } from './sample-files.ts';
import { sampleText } from './sample-text.ts';

/** What still belongs to the sample: files with the mark `sample: true`, and in all files whatever equals the sample. */
export function samples(site: CheckedSite) {
  const marked = site.files.filter(({ values }) => marksIn(values).length > 0);
  const sampleTexts = sampleText(site);
  const files = sampleFiles(site);
  // A demo of the sample is reported as a whole.
  const addresses = exampleAddresses(site).filter(({ file }) => !files.some((folder) => file.startsWith(folder)));
  const all = [...sampleTexts.hints, ...sampleTexts.samples, ...addresses];
  const unmarked = (found: FoundText[]) => found.filter(({ file }) => !marked.some((one) => one.file === file));
  const errors = [
    ...marked.map((file) => sampleMessage(file, all)),
    ...byFile(unmarked(sampleTexts.hints), 'is a hint from the template. Write your own.'),
    ...byFile(unmarked(sampleTexts.samples), 'comes from the sample. Write your own.'),
    ...byFile(unmarked(addresses), IS_EXAMPLE).map((text) => (/\.mdx?:/.test(text) ? `${text} Written as code it may stay.` : text)),
    ...byFolder(files, 'came with the sample. Put your own there, or delete it.'),
    ...byFolder(placeholders(site), 'is a placeholder. Put a picture of the project there.'),
    ...emptyProject(site),
  ];
  return { fine: 'nothing of the sample owner is left', errors, warnings: icon(site) };
}

/** One line for each file: the start of its first text, and the lines of all of them. */
function byFile(texts: FoundText[], what: string): string[] {
  return [...new Set(texts.map(({ file }) => file))].map((file) => {
    const found = texts.filter((one) => one.file === file);
    return `${file}:${lines(found.map(({ line }) => line))}: "${start(found[0]?.text ?? '')}" ${what}`;
  });
}

/** The first words of a text. */
function start(text: string): string {
  const words = text.split(' ');
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : text;
}

/** One message for each folder: "pages/a.webp (and b.webp, c.webp): …". */
function byFolder(files: string[], what: string): string[] {
  return [...new Set(files.map(dirname))].map((folder) => {
    const [first, ...others] = files.filter((file) => dirname(file) === folder);
    return `${first}${andOthers(others.map((file) => basename(file)))}: ${what}`;
  });
}

/** Line numbers as text: "8 (and 12, 15)". */
function lines(all: number[]): string {
  const [first, ...others] = new Set(all);
  return `${first}${andOthers(others)}`;
}

const andOthers = (others: unknown[]) => (others.length > 0 ? ` (and ${others.join(', ')})` : '');

/** The folder is the address of the page: visitors would see it. */
function emptyProject({ root, folder }: CheckedSite): string[] {
  const path = `${folder}/${EMPTY_PROJECT_FOLDER}`;
  return existsSync(join(root, path)) ? [`${path}/: is the address of the empty project. Rename the folder.`] : [];
}

function icon({ root, folder }: CheckedSite): string[] {
  const read = (site: string) => readFileSync(join(root, site, 'icon.svg'), 'utf8');
  if (folder === SAMPLE_FOLDER || !existsSync(join(root, folder, 'icon.svg')) || read(folder) !== read(SAMPLE_FOLDER)) return [];
  return [`${folder}/icon.svg: is the icon of the sample. Draw your own.`];
}

/** One message for each file, with the lines of its marks, and then of everything in it that would be found without them. */
function sampleMessage({ file, name, values, lineOf }: ContentFile, found: FoundText[]): string {
  const { sample = 'the text is a sample' }: FileDefinition = CONTENT[name];
  const [first = 1, ...marks] = marksIn(values).map(lineOf);
  const covered = found.filter((one) => one.file === file).map(({ line }) => line);
  const others = [...marks, ...covered].sort((one, other) => one - other);
  return `${file}:${lines([first, ...others])}: ${sample}. Write your own, then delete "sample: true".`;
}

/** The paths of all `sample: true` in the data. */
function marksIn(data: unknown) {
  const marks = valuesIn(data).filter(({ path, value }) => path.at(-1) === 'sample' && value === true);
  return marks.map(({ path }) => path);
}
