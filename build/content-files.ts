import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, runnerImport } from 'vite';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { figureFacts, figureSchemas, figuresSchema } from '../content/figures/schema.ts';
import * as schema from '../content/schema.ts';
import { caseStudyFile, caseStudySlugs, frontMatterOf } from './case-studies.ts';
import { FIGURES, figureFile, usedFigures } from './figures.ts';
import { lineAt, lineInFrontMatter, lineInJson, lineInTypeScript } from './source-line.ts';

type Path = readonly PropertyKey[];

/** A content file, read: its data, the schema it must meet, and where in the file each value stands. */
export interface ContentFile {
  file: string;
  data: unknown;
  schema: z.ZodType;
  /** What one entry is called when the file is a list. */
  entry?: string;
  lineOf: (path: Path) => number;
}

/** Said to the owner as it is: no stack trace, no type names. */
export class ContentError extends Error {}

async function typeScript(root: string, file: string, name: string, type: z.ZodType, entry?: string): Promise<ContentFile> {
  const text = readText(root, file);
  const [mistake] = parseSync(file, text).errors;
  if (mistake) throw new ContentError(`${file}:${lineAt(text, mistake.labels[0]?.start ?? 0)}: cannot be read. ${mistake.message}.`);
  try {
    const { module } = await runnerImport<Record<string, unknown>>(join(root, file), { logLevel: 'silent' });
    if (!(name in module)) throw new Error(`There is no "export const ${name}" in it.`);
    return { file, data: module[name], schema: type, lineOf: (path) => lineInTypeScript(text, name, path), ...(entry && { entry }) };
  } catch (error) {
    throw new ContentError(`${file}: cannot be read. ${firstLine(error)}`);
  }
}

function json(root: string, file: string, type: z.ZodType): ContentFile {
  const text = readText(root, file);
  try {
    return { file, data: JSON.parse(text), schema: type, lineOf: (path) => lineInJson(text, path) };
  } catch (error) {
    const place = /position (\d+)/.exec(firstLine(error))?.[1] ?? text.length;
    throw new ContentError(
      `${file}:${lineAt(text, Number(place))}: cannot be read as JSON. ${firstLine(error)}. Look for a comma too many or too few, or a missing quotation mark.`,
    );
  }
}

function frontMatter(root: string, file: string, type: z.ZodType): ContentFile {
  const yaml = frontMatterOf(readText(root, file));
  if (yaml === undefined)
    throw new ContentError(`${file}:1: has no front matter. Start the file with a block between two lines of three dashes.`);
  const document = parseDocument(yaml);
  const [problem] = document.errors;
  if (problem) {
    const reason = firstLine(problem).replace(/ at line \d+, column \d+:?$/, '.');
    const hint = problem.code === 'TAB_AS_INDENT' ? 'Use spaces instead.' : 'Put text with a colon in it between quotes.';
    throw new ContentError(`${file}:${(problem.linePos?.[0].line ?? 0) + 1}: front matter cannot be read. ${reason} ${hint}`);
  }
  return { file, data: document.toJS(), schema: type, lineOf: (path) => lineInFrontMatter(yaml, path) };
}

export function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    throw new ContentError(`${file}: is missing. Put the file back, or copy it from the sample.`);
  }
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/** The words and the facts of the figures that some case study shows. */
async function figureFiles(root: string): Promise<ContentFile[]> {
  const names = usedFigures(root);
  if (names.length === 0) return [];
  const facts = names.flatMap((name) => (figureFacts[name] ? [json(root, ...figureFacts[name])] : []));
  // Words are made with facts: where a fact is wrong, the words beside it cannot be read.
  if (facts.some(({ data, schema: type }) => !type.safeParse(data).success)) return facts;
  const words = [
    typeScript(root, FIGURES, 'figures', figuresSchema),
    ...names.map((name) => typeScript(root, figureFile(name), name, figureSchemas[name])),
  ];
  return [...facts, ...(await Promise.all(words))];
}

/** Every content file of the site. */
export async function readContentFiles(root: string): Promise<ContentFile[]> {
  return [
    ...(await Promise.all([
      typeScript(root, 'content/site.ts', 'site', schema.siteSchema),
      typeScript(root, 'content/technologies.ts', 'technologies', schema.technologiesSchema, 'technology'),
      typeScript(root, 'content/testimonials.ts', 'testimonials', schema.testimonialsSchema, 'testimonial'),
      typeScript(root, 'content/carousel.ts', 'carousel', schema.carouselSchema),
      typeScript(root, 'content/demo.ts', 'demoNote', schema.demoNoteSchema),
      typeScript(root, 'content/share-cards.ts', 'shareCardWords', schema.shareCardWordsSchema),
      typeScript(root, 'content/pages/home.ts', 'home', schema.homeSchema),
      typeScript(root, 'content/pages/contact.ts', 'contact', schema.contactSchema),
      typeScript(root, 'content/pages/resume.ts', 'resumePage', schema.resumePageSchema),
      typeScript(root, 'content/pages/not-found.ts', 'notFound', schema.notFoundSchema),
      typeScript(root, 'content/pages/not-found.ts', 'brokenPage', schema.errorPageSchema),
    ])),
    json(root, 'content/resume.json', schema.resumeSchema),
    frontMatter(root, 'content/pages/about.mdx', schema.aboutFrontMatterSchema),
    ...caseStudySlugs(root).map((slug) => frontMatter(root, caseStudyFile(slug), schema.caseStudyFrontMatterSchema)),
    ...(await figureFiles(root)),
  ];
}
