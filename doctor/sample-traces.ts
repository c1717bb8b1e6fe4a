import type { Owner, Resume } from '#schema';
import { Content } from '../engine/content/content.ts';
import { type ContentFile, readContentFiles } from '../engine/content/content-files.ts';
import { importContent } from '../engine/content/import-content.ts';
import { SAMPLE } from '../engine/content/site-folder.ts';
import { PROJECT_NAME, TEMPLATE } from '../scripts/case-study/template.ts';
import { leavesIn } from './leaves.ts';
import { proseFiles, proseIn, type Sentence, sentencesIn } from './sentences.ts';

/** Shorter texts, such as a label or a job, may well be the owner's own. */
const SHORTEST = 30;

/** What an owner's content has in common with the sample, and with what `npm run new:case-study` writes. */
export interface Traces {
  /** Sentences that are word for word the sample's, or that hold a name which was made up for it. */
  samples: Sentence[];
  /** Hints of a new case study that nobody has replaced. */
  hints: Sentence[];
}

/** Compares the content with the sample as it lies beside it; the sample itself has nothing to be compared with. */
export async function sampleTraces(content: Content): Promise<Traces> {
  if (content.folder === SAMPLE) return { samples: [], hints: [] };
  const sample = new Content(content.root, SAMPLE, await readContentFiles(content.root, SAMPLE));
  const texts = allSentences(sample).map(({ text }) => text);
  const known = new Set(texts.filter(({ length }) => length >= SHORTEST).flatMap((text) => [text, renamed(text, sample, content)]));
  const names = madeUpNames(sample);
  const isName = (text: string) => names.some((name) => text === name || (name.includes(' ') && text.includes(name)));
  const hints = await templateHints(content.root);
  const own = allSentences(content);
  return {
    samples: own.filter(({ text }) => known.has(text) || isName(text)),
    hints: own.filter(({ text }) => hints.some((hint) => hint.test(text))),
  };
}

function allSentences(content: Content): Sentence[] {
  return [
    ...content.files.flatMap((file: ContentFile) => sentencesIn(file)),
    ...proseFiles(content).flatMap((file) => proseIn(content.root, file)),
  ];
}

/** People, places of work and projects that do not exist. */
function madeUpNames({ owner, resume, testimonials, caseStudies }: Content): string[] {
  const { work = [], education = [], projects = [] }: Resume = resume;
  const names = [
    owner.name,
    ...work.map(({ name }) => name),
    ...education.map(({ institution }) => institution),
    ...projects.map(({ name }) => name),
    ...testimonials.map(({ name }) => name.split(',')[0] ?? name),
    ...caseStudies.map(({ meta }) => meta.name),
  ];
  return names.flatMap((name) => name || []);
}

/** The sample names its owner here and there; in a copy of it that is the new owner. */
function renamed(text: string, { owner: before }: Content, { owner: after }: Content): string {
  const facts = [
    [before.name, after.name],
    [before.firstName, after.firstName],
    [before.place, after.place],
    [cityOf(before), cityOf(after)],
  ] as const;
  return facts.reduce((words, [from, to]) => words.replaceAll(from, to), text);
}

const cityOf = ({ place }: Owner) => place.split(',')[0] ?? place;

/** The hints of the template; the name of the project in them may be any. */
async function templateHints(root: string): Promise<RegExp[]> {
  const { meta } = await importContent(root, `${TEMPLATE}/meta.ts`);
  const fields = leavesIn(meta).map(([, text]) => text);
  const prose = proseIn(root, `${TEMPLATE}/body.mdx`).map(({ text }) => text);
  const hints = [...fields, ...prose].filter((text) => text !== PROJECT_NAME && text !== 'case study' && !text.startsWith('https:'));
  const sentences = hints.flatMap((text) => text.split(/(?<=\.) /));
  const escaped = sentences.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(PROJECT_NAME, '.+'));
  return escaped.map((text) => new RegExp(`^${text.replace(/\\\.$/, '')}\\.?$`));
}
