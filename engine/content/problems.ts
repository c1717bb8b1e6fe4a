import type { z } from 'zod';
import type { ContentName } from '#schema';
import { CONTENT } from '../../schema/content.ts';
import { asOneLine } from '../../schema/fields.ts';
import type { FileDefinition } from '../../schema/file-definition.ts';
import type { FileValues, Finding, Path } from './parse-yaml.ts';
import { valueAt } from './values.ts';

/** A file with the lines of its values, for messages about them. */
export interface Located extends Pick<FileValues, 'values' | 'lineOf' | 'quotedLine'> {
  file: string;
  name: ContentName;
}

/** A message about one field: file, line, field, what is wrong and what to do. */
export function problem({ file, lineOf, name }: Pick<Located, 'file' | 'lineOf' | 'name'>, path: Path, text: string): string {
  const { entry }: FileDefinition = CONTENT[name];
  const field = fieldName(path, entry);
  return `${file}:${lineOf(path)}: ${field ? `${field} ` : ''}${text}`;
}

/** Messages about lines of a file. */
export const messages = (file: string, findings: Finding[]) => findings.map(({ line, text }) => `${file}:${line}: ${text}`);

/** The name of a field, as text: "testimonial 2, comment". */
function fieldName(path: Path, entry = 'entry'): string {
  const names: string[] = [];
  for (const key of path) {
    if (typeof key !== 'number') names.push(asOneLine(String(key)));
    else names.push(`${names.pop() ?? entry} ${key + 1}`);
  }
  return names.join(', ');
}

/** The messages about what a schema has found in a file. */
export function issueProblems(file: Located, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => problem(file, [...issue.path, key], 'is an unknown field. Check the spelling, or delete it.'));
  return [problem(file, issue.path, issueText(file, issue))];
}

function issueText({ values, quotedLine }: Located, { code, path, message }: z.core.$ZodIssue): string {
  if (path.length === 0 && (values ?? null) === null) return 'is empty. Compare it with the sample.';
  if (code === 'invalid_type' && /^Invalid input/.test(message)) return 'is missing or has the wrong type. Compare it with the sample.';
  const quoted = message.startsWith('is not text') ? quotedLine?.(path) : undefined;
  if (!quoted) return message;
  const value = valueAt(values, path);
  const kind = Array.isArray(value) ? 'list' : typeof value === 'object' ? 'group of fields' : typeof value;
  return `is not text: YAML reads it as a ${kind}. ${quoted}`;
}
