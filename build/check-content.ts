import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { CaseStudyFrontMatter, Testimonial } from '../content/schema.ts';
import { CASE_STUDIES, caseStudyFile, caseStudySlugs } from './case-studies.ts';
import { ContentError, type ContentFile, readContentFiles } from './content-files.ts';

const RESERVED_SLUGS = ['about', 'contact', 'resume', '404', 'index', 'images', 'assets'];

/** "testimonial 2, comment": a path as the owner would say it. */
function fieldName(path: readonly PropertyKey[], entry?: string): string {
  const names: string[] = [];
  for (const key of path) {
    if (typeof key !== 'number') names.push(String(key));
    else names.push(`${names.pop() ?? entry ?? 'entry'} ${key + 1}`);
  }
  return names.join(', ');
}

function problem({ file, lineOf, entry }: ContentFile, path: readonly PropertyKey[], text: string): string {
  const field = fieldName(path, entry);
  return `${file}:${lineOf(path)}: ${field ? `${field} ` : ''}${text}`;
}

function problemText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has a field that nothing reads: ${issue.keys.join(', ')}. Check the spelling, or delete it.`;
  if (issue.code === 'invalid_type' && /^Invalid input/.test(issue.message))
    return 'is missing or of the wrong kind. Compare it with the sample.';
  return issue.message;
}

function schemaProblems(content: ContentFile): string[] {
  const result = content.schema.safeParse(content.data);
  return result.success ? [] : result.error.issues.map((issue) => problem(content, issue.path, problemText(issue)));
}

function testimonialProblems(root: string, content: ContentFile): string[] {
  return (content.data as Testimonial[]).flatMap(({ img }, index) => {
    const picture = `content/testimonials/${img}`;
    return existsSync(join(root, picture))
      ? []
      : [problem(content, [index, 'img'], `has no picture at ${picture}. Put one there, or name another file.`)];
  });
}

function caseStudyProblems(root: string, files: ContentFile[]): string[] {
  const seen = new Map<number, string>();
  return caseStudySlugs(root).flatMap((slug) => {
    const content = files.find(({ file }) => file === caseStudyFile(slug)) as ContentFile;
    const { order } = content.data as CaseStudyFrontMatter;
    const rival = seen.get(order);
    seen.set(order, content.file);
    return [
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
        ? ''
        : `${CASE_STUDIES}/${slug}: is not an address. Name the folder with small letters, digits and dashes.`,
      RESERVED_SLUGS.includes(slug) ? `${CASE_STUDIES}/${slug}: this address belongs to another page. Give the folder another name.` : '',
      rival ? problem(content, ['order'], `is ${order}, and so is the one of ${rival}. Give each case study its own number.`) : '',
    ].filter(Boolean);
  });
}

/** Everything that is wrong in content/, one sentence each, with file, line and field. */
export async function contentProblems(root: string): Promise<string[]> {
  try {
    const files = await readContentFiles(root);
    const problems = files.flatMap(schemaProblems);
    if (problems.length > 0) return problems;
    const testimonials = files.find(({ file }) => file === 'content/testimonials.ts') as ContentFile;
    return [...testimonialProblems(root, testimonials), ...caseStudyProblems(root, files)];
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
}
