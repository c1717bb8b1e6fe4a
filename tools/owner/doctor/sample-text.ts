import type { Owner, Resume } from '#schema';
import { type Content, createContent, textsIn } from '../../../engine/content/content.ts';
import { readContentFiles } from '../../../engine/content/content-files.ts';
import { importContentFiles } from '../../../engine/content/import-content.ts';
import { SAMPLE_FOLDER } from '../../../engine/content/site-folder.ts';
import { escapeRegExp } from '../../../engine/escape.ts';
import { EMPTY_PROJECT, PROJECT_NAME, TEMPLATE } from '../create-case-study.ts';
import { type FoundText, mdxFiles, textsInFields, textsInMdx } from './found-texts.ts';

/** Shorter texts, such as a label or a job title, may be equal by chance. */
const MIN_LENGTH = 30;

/** Texts of the owner's content that come from the sample, or from the template of `npm run new:case-study`. */
export interface SampleText {
  /** Whole fields and paragraphs about a person or a project of the sample, and all texts that contain a name invented for it. */
  samples: FoundText[];
  /** Hints from the template that the owner has not replaced yet. */
  hints: FoundText[];
}

/**
 * Compares the content with sample/. Finds nothing if the site is the sample itself.
 * Single sentences of the sample are not looked for: many of them, such as a thank you, are everybody's.
 */
export async function sampleText(content: Content): Promise<SampleText> {
  if (content.folder === SAMPLE_FOLDER) return { samples: [], hints: [] };
  const sample = createContent(content.root, SAMPLE_FOLDER, await readContentFiles(content.root, SAMPLE_FOLDER));
  const mustReplace = sample.files.flatMap((file) => (file.definition.mustReplace ? textsInFields(file, file.definition.mustReplace) : []));
  const texts = [...mustReplace, ...textsInAllMdx(sample)].map(({ text }) => text).filter(({ length }) => length >= MIN_LENGTH);
  const known = new Set(texts.flatMap((text) => [text, renamed(text, sample, content)]));
  const names = madeUpNames(sample);
  const isName = (text: string) => names.some((name) => text === name || (name.includes(' ') && text.includes(name)));
  const hints = await templateHints(content.root);
  const own = [...content.files.flatMap((file) => textsInFields(file)), ...textsInAllMdx(content)];
  return {
    samples: own.filter(({ text }) => isName(text) || known.has(text)),
    hints: own
      .flatMap((found) => sentencesOf(found.text).map((text) => ({ ...found, text })))
      .filter(({ text }) => hints.some((hint) => hint.test(text))),
  };
}

const textsInAllMdx = (content: Content) => mdxFiles(content).flatMap((file) => textsInMdx(content.root, file));

const sentencesOf = (text: string) => text.split(/(?<=[.!?:])\s/);

/** Names of people, employers, schools and projects that were invented for the sample. */
function madeUpNames({ owner, resume = {}, testimonials = [], caseStudies }: Content): string[] {
  const { work = [], education = [], projects = [] }: Resume = resume;
  const names = [
    owner.name,
    ...work.map(({ name }) => name).filter((name) => name !== 'Freelance'), // The only one that is not invented.
    ...education.map(({ institution }) => institution),
    ...projects.map(({ name }) => name),
    ...testimonials.map(({ name }) => name.split(',')[0] ?? name),
    ...caseStudies.map(({ meta }) => meta.name),
  ];
  return names.flatMap((name) => name || []);
}

/** A text of the sample with the new owner's name and place: owners often replace only those. */
function renamed(text: string, { owner: before }: Content, { owner: after }: Content): string {
  const replacements = [
    [before.name, after.name],
    [before.firstName, after.firstName],
    [before.place, after.place],
    [cityOf(before), cityOf(after)],
  ] as const;
  return replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

const cityOf = ({ place }: Owner) => place.split(',')[0] ?? place;

/** Patterns for the hints in the template, with any name of a project. Single words, such as how certain a claim is, are not hints. */
async function templateHints(root: string): Promise<RegExp[]> {
  const [template] = await importContentFiles(root, [`${TEMPLATE}/meta.ts`]);
  const fields = template?.status === 'fulfilled' ? textsIn(template.value.meta).map(([, text]) => text) : [];
  const prose = textsInMdx(root, `${TEMPLATE}/body.mdx`).map(({ text }) => text);
  const hints = [...fields, ...prose].filter((text) => text !== PROJECT_NAME && text.includes(' '));
  const sentences = [EMPTY_PROJECT, ...hints.flatMap((text) => text.split(/(?<=\.) /))];
  const escaped = sentences.map((text) => escapeRegExp(text).replace(PROJECT_NAME, '.+'));
  return escaped.map((text) => new RegExp(`^${text.replace(/\\\.$/, '')}\\.?$`));
}
