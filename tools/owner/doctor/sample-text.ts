import type { ParsedContent } from '#schema';
import type { CheckedSite } from '../../../engine/checks/check-content.ts';
import { parseFile } from '../../../engine/content/parse-file.ts';
import { fillTemplate, placeholdersOf } from '../../../engine/content/placeholders.ts';
import { readContent } from '../../../engine/content/read-content.ts';
import { SAMPLE_FOLDER } from '../../../engine/content/site-folder.ts';
import { readText } from '../../../engine/content/text-file.ts';
import { escapeRegExp } from '../../../engine/escape.ts';
import { CONTENT } from '../../../schema/content.ts';
import type { FileDefinition } from '../../../schema/file-definition.ts';
import { EMPTY_PROJECT, PROJECT_NAME, TEMPLATE } from '../create-case-study.ts';
import { type FoundText, readableProse, textsInFields, textsInProse } from './found-texts.ts';

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
 * Compares the content with sample/, as both are written. Finds nothing if the site is the sample itself.
 * Single sentences of the sample are not looked for: many of them, such as a thank you, are everybody's.
 */
export function sampleText({ root, folder, files, parts }: CheckedSite): SampleText {
  if (folder === SAMPLE_FOLDER) return { samples: [], hints: [] };
  const sample = readContent(root, SAMPLE_FOLDER);
  const mustReplace = sample.files.flatMap((file) => {
    const definition: FileDefinition = CONTENT[file.name];
    return definition.mustReplace ? textsInFields(file, definition.mustReplace) : [];
  });
  const texts = [...mustReplace, ...readableProse(sample.files).flatMap(textsInProse)].map(({ text }) => text);
  const [before, after] = [sample.parts, parts].map(({ owner }) => placeholdersOf(owner));
  const known = new Set(
    texts
      .filter(({ length }) => length >= MIN_LENGTH)
      .flatMap((text) => [text, renamed(text, before, after), fillTemplate(text, after ?? {})]),
  );
  const names = madeUpNames(sample.parts);
  const isName = (text: string) => names.some((name) => text === name || (name.includes(' ') && text.includes(name)));
  const hints = templateHints(root);
  const own = [...files.flatMap((file) => textsInFields(file)), ...readableProse(files).flatMap(textsInProse)];
  return {
    samples: own.filter(({ text }) => isName(text) || known.has(text)),
    hints: own
      .flatMap((found) => sentencesOf(found.text).map((text) => ({ ...found, text })))
      .filter(({ text }) => hints.some((hint) => hint.test(text))),
  };
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?:])\s/);

/** Names of people, employers, schools and projects that were invented for the sample. */
function madeUpNames({ owner, resume, testimonials = [], caseStudies = [] }: Partial<ParsedContent>): string[] {
  const { work = [], education = [], projects = [] } = resume ?? {};
  const names = [
    owner?.name,
    ...work.map(({ name }) => name).filter((name) => name !== 'Freelance'), // The only one that is not invented.
    ...education.map(({ institution }) => institution),
    ...projects.map(({ name }) => name),
    ...testimonials.map(({ name }) => name.split(',')[0] ?? name),
    ...caseStudies.map(({ data }) => data.name),
  ];
  return names.flatMap((name) => name || []);
}

/** A text of the sample with the new owner's name and place: owners often replace only those. */
function renamed(text: string, before: Record<string, string> = {}, after: Record<string, string> = {}): string {
  const replaced = ['name', 'firstName', 'place', 'city'].filter((name) => before[name] && after[name]);
  return replaced.reduce((result, name) => result.replaceAll(before[name] ?? '', () => after[name] ?? ''), text);
}

/** Patterns for the hints in the template, with any name of a project. Single words, such as how certain a claim is, are not hints. */
function templateHints(root: string): RegExp[] {
  const facts = textsInFields({ file: TEMPLATE, ...parseFile(root, `${TEMPLATE}/facts.yaml`) });
  const prose = textsInProse({ file: `${TEMPLATE}/text.mdx`, body: readText(root, `${TEMPLATE}/text.mdx`) });
  const hints = [...facts, ...prose].map(({ text }) => text).filter((text) => text !== PROJECT_NAME && text.includes(' '));
  const sentences = [EMPTY_PROJECT, ...hints.flatMap((text) => text.split(/(?<=\.) /))];
  const escaped = sentences.map((text) => escapeRegExp(text).replace(PROJECT_NAME, '.+'));
  return escaped.map((text) => new RegExp(`^${text.replace(/\\\.$/, '')}\\.?$`));
}
