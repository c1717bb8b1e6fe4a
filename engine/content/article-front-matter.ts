import type { Prose } from '#schema';
import { articleSchema } from '../../schema/article.ts';
import { localeNamed } from '../../schema/fields.ts';
import { articleDateIn } from './content-files.ts';
import { isReadable, passagesIn } from './parse-prose.ts';
import type { FileValues, Finding, Path } from './parse-yaml.ts';

// Most articles have been written for another tool. What they say in other words is understood, and what they leave out is completed.

/** What other tools call a field. */
const OTHER_NAMES = { summary: 'description', lastmod: 'updated' };

const FIELDS = Object.keys(articleSchema.shape);

type Values = Map<string, unknown>;

/** The front matter of an article with our names for its fields, and with those that follow from its file and its text. */
export function completeArticle(front: FileValues, prose: Prose): FileValues {
  const written = front.values;
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return front;
  // A template of another tool may leave fields empty.
  const values: Values = new Map(Object.entries(written).filter(([, value]) => value !== null));
  const renamed = rename(values);
  normalise(values);
  const day = articleDateIn(prose.file);
  if (!values.has('date') && day) values.set('date', day);
  const advice = [...describe(values, prose), ...unusedFields(values, front)];
  const asWritten = ([first, ...rest]: Path): Path => (first === undefined ? [] : [renamed.get(String(first)) ?? first, ...rest]);
  return {
    ...front,
    values: Object.fromEntries(values),
    advice: [...front.advice, ...advice],
    lineOf: (path) => front.lineOf(asWritten(path)),
    quotedLine: (path) => front.quotedLine?.(asWritten(path)),
  };
}

/** Gives fields our names. Returns the names that they have in the file. */
function rename(values: Values): Map<string, string> {
  const renamed = Object.entries(OTHER_NAMES).filter(([name, field]) => values.has(name) && !values.has(field));
  for (const [name, field] of renamed) {
    values.set(field, values.get(name));
    values.delete(name);
  }
  return new Map(renamed.map(([name, field]) => [field, name]));
}

/** Understands one text where there may be several, a year as a tag, and Jekyll's mark of a draft. */
function normalise(values: Values): void {
  for (const name of ['tags', 'aliases']) if (typeof values.get(name) === 'string') values.set(name, [values.get(name)]);
  const tags = values.get('tags');
  const withYears = (list: unknown[]) => list.map((tag) => (Number.isInteger(tag) ? String(tag) : tag));
  if (Array.isArray(tags)) values.set('tags', withYears(tags));
  if (values.get('published') === false) values.set('draft', true);
  values.delete('published');
}

/** Describes an article without a description by its first sentence, and says so. */
function describe(values: Values, prose: Prose): Finding[] {
  const sentence = values.has('description') ? undefined : firstSentence(prose, values.get('lang'));
  if (!sentence) return [];
  values.set('description', sentence);
  return [{ line: 1, text: `has no description, so that its first sentence is used: "${sentence}"` }];
}

function unusedFields(values: Values, { lineOf }: FileValues): Finding[] {
  const unused = [...values.keys()].filter((name) => !FIELDS.includes(name));
  if (unused[0] === undefined) return [];
  const text = `has fields that are not used here: ${unused.join(', ')}. They do no harm; look for a misspelt one.`;
  return [{ line: lineOf([unused[0]]), text }];
}

/** The first sentence of a text; undefined if there is none, or if it cannot be read. */
function firstSentence(prose: Prose, locale: unknown): string | undefined {
  if (!isReadable(prose)) return undefined;
  const text = passagesIn(prose)
    .find((passage) => !passage.isHeading && passage.text.trim() !== '')
    ?.text.replace(/\s+/g, ' ');
  const [first] = new Intl.Segmenter(localeNamed(locale) ?? 'en', { granularity: 'sentence' }).segment(text ?? '');
  return first?.segment.trim();
}
