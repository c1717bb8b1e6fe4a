import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frontMatterOf } from '../build/case-studies.ts';
import type { Content } from '../build/content.ts';
import { type ContentFile, readText } from '../build/content-files.ts';
import { lineAt } from '../build/source-line.ts';
import { leavesIn } from './leaves.ts';
import prints from './sample-prints.json';

/** Shorter texts, such as a job or a school, may well be the owner's own. */
const SHORTEST = 30;

/** A sentence or picture about a person or project: as one short word, where it stands, and what it is called. */
type Trace = [print: string, place: string, what: string];

/** The files that are about a person or project throughout; the words of other files may stay. */
const PERSONAL = /testimonials\.ts$|resume\.json$|\.mdx$/;

/** Everything in a content file, and in the folder that belongs to it, that another owner would replace. */
function tracesIn(root: string, content: ContentFile): Trace[] {
  if (!PERSONAL.test(content.file)) return [];
  return [...fieldsOf(content), ...proseOf(root, content.file), ...picturesOf(root, content.file)];
}

/** Kept in sample-prints.json: every sentence and picture of the sample, as one short word each. */
export function printsOf({ root, files }: Content): string[] {
  return [...new Set(files.flatMap((file) => tracesIn(root, file)).map(([print]) => print))].sort();
}

/** The first sentence of a file, and every picture beside it, that came with the template and is still there. */
export function tracesLeft(root: string, content: ContentFile): string[] {
  const known = new Set<string>(prints);
  const left = tracesIn(root, content).filter(([print]) => known.has(print));
  const [sentence, ...others] = left.filter(([, place]) => /:\d+$/.test(place));
  const pictures = left.filter(([, place]) => !/:\d+$/.test(place));
  const more = others.length > 0 ? `, and so did ${others.length} more,` : '';
  return [
    ...(sentence ? [`${sentence[1]}: ${sentence[2]} came with the template${more} though the mark is gone. Write your own.`] : []),
    ...pictures.map(([, place]) => `${place}: came with the template. Put your own there, or delete it.`),
  ];
}

const printOf = (source: string | Buffer) => createHash('sha256').update(source).digest('base64url').slice(0, 10);

const sentence = (text: string, place: string): Trace[] =>
  text.length < SHORTEST ? [] : [[printOf(text), place, `"${text.split(/\s+/).slice(0, 6).join(' ')} …"`]];

function fieldsOf({ file, data, lineOf }: ContentFile): Trace[] {
  // What thanks a reader may be anybody's.
  const own = leavesIn(data).filter(([path]) => !/^thanks|^\$schema/.test(String(path[0])));
  return own.flatMap(([path, text]) => sentence(text, `${file}:${lineOf(path)}`));
}

function proseOf(root: string, file: string): Trace[] {
  const text = file.endsWith('.mdx') ? readText(root, file) : '';
  const start = frontMatterOf(text)?.length ?? 0;
  const paragraphs = [...text.matchAll(/^[^\n#].*$/gm)].filter(({ index }) => index > start + 4);
  return paragraphs.flatMap(({ 0: line, index }) => sentence(line.trim(), `${file}:${lineAt(text, index)}`));
}

function picturesOf(root: string, file: string): Trace[] {
  const folder = file.endsWith('.mdx') ? dirname(file) : file.replace(/\.\w+$/, '');
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  // The picture of the resume is drawn from its words.
  const pictures = names.filter((name) => /\.(svg|webp|png|jpe?g|avif)$/i.test(name) && name !== 'resume.webp');
  return pictures.map((name) => [printOf(readFileSync(join(root, folder, name))), `${folder}/${name}`, name]);
}
