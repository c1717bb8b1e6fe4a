import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../../../engine/content/checks/problem.ts';
import type { Content } from '../../../../engine/content/content.ts';
import type { ContentFile } from '../../../../engine/content/content-files.ts';
import { SAMPLE } from '../../../../engine/content/site-folder.ts';
import { type Check, error, type Finding, warning } from '../finding.ts';
import type { Sentence } from '../sentences.ts';
import { textsIn } from '../texts-in.ts';
import { placeholders, sampleFiles } from './sample-files.ts';
import { sampleTraces } from './sample-traces.ts';

const EXAMPLE_ADDRESS = /\bexample\.(?:com|org|net)\b/;

/** What still belongs to the sample: files with the mark `sample: true`, and in other files whatever equals the sample. */
export async function samples(content: Content, isDemo = process.env.DEMO === '1'): Promise<Check> {
  const marked = content.files.filter(({ data }) => marksIn(data).length > 0);
  const isMarked = (file: string) => marked.some((one) => one.file === holderOf(content, file));
  const traces = await sampleTraces(content);
  const findings = [
    ...marked.map((file) => error(markSentence(file))),
    ...byFile(
      traces.hints.filter(({ file }) => !isMarked(file)),
      'only a hint',
    ),
    ...byFile(
      traces.samples.filter(({ file }) => !isMarked(file)),
      "the sample's",
    ),
    ...content.files.filter((file) => !marked.includes(file)).flatMap(exampleAddress),
    ...sampleFiles(content)
      .filter((file) => !isMarked(file))
      .map((file) => error(`${file}: came with the template. Put your own there, or delete it.`)),
    ...(await placeholders(content)).map((file) => error(`${file}: is a placeholder. Put a picture of the project there.`)),
    ...icon(content),
  ];
  // A demo may show the sample, because every page says that it is a demo (demo.ts).
  const notes = isDemo ? findings.map(({ text }) => warning(text)) : findings;
  return { fine: 'nothing of the sample owner is left', findings: notes };
}

/** One finding for each file: the start of its first sentence, and the lines of all of them. */
function byFile(sentences: Sentence[], what: string): Finding[] {
  return [...new Set(sentences.map(({ file }) => file))].map((file) => {
    const found = sentences.filter((one) => one.file === file);
    const start = found[0]?.text.split(' ').slice(0, 6).join(' ');
    return error(`${file}:${lines(found.map(({ line }) => line))}: "${start} …" is ${what}. Write your own.`);
  });
}

/** Line numbers as text: "8 (and 12, 15)". */
function lines(all: number[]): string {
  const [first, ...others] = new Set(all);
  return others.length > 0 ? `${first} (and ${others.join(', ')})` : `${first}`;
}

/** An address at example.com and the like, which no real person has. */
function exampleAddress(file: ContentFile): Finding[] {
  const address = textsIn(file.data).find(([, value]) => EXAMPLE_ADDRESS.test(value));
  return address ? [error(problem(file, address[0], `still names "${address[1]}". Nobody can be reached there.`))] : [];
}

/** The content file whose mark also covers this file: for example, meta.ts covers the text and pictures of its case study. */
function holderOf({ folder }: Content, file: string): string {
  const path = file.slice(folder.length + 1);
  const [kind, slug] = path.split('/');
  if (kind === 'case-studies') return `${folder}/case-studies/${slug}/meta.ts`;
  if (kind === 'testimonials') return `${folder}/testimonials.ts`;
  if (path === 'pages/resume.webp') return `${folder}/resume.json`;
  return /^pages\/(about\.mdx|[^/]+\.(svg|webp|png|jpe?g|avif))$/i.test(path) ? `${folder}/pages/about.ts` : file;
}

function icon({ root, folder }: Content): Finding[] {
  const read = (site: string) => readFileSync(join(root, site, 'icon.svg'), 'utf8');
  if (folder === SAMPLE || read(folder) !== read(SAMPLE)) return [];
  return [warning(`${folder}/icon.svg: is the icon of the sample. Draw your own, then run "npm run draw icons".`)];
}

type Path = PropertyKey[];

/** One sentence for each file, for all marks in it. */
function markSentence({ file, kind, data, lineOf }: ContentFile): string {
  return `${file}:${lines(marksIn(data).map(lineOf))}: ${kind.sample ?? 'the words are samples'}. Write your own, then delete the mark "sample".`;
}

/** The paths of all `sample: true` in the data. */
function marksIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    return key === 'sample' && value === true ? [here] : marksIn(value, here);
  });
}
