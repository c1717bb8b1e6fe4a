import type { Prose } from '#schema';
import { articleSchema } from '../../schema/article.ts';
import { localeNamed } from '../../schema/fields.ts';
import { articleDateIn } from './content-files.ts';
import { saysDraft } from './parse-file.ts';
import { isReadable, passagesIn } from './parse-prose.ts';
import type { FileValues, Finding, Path } from './parse-yaml.ts';

// Most articles have been written for another tool. What they say in other words is understood, and what they leave out is completed.

/** What other tools call a field. */
const OTHER_NAMES = { summary: 'description', lastmod: 'updated', redirect_from: 'aliases' };

/** What other tools call the address of an article. */
const ADDRESSES = ['slug', 'url', 'permalink'];

const FIELDS = Object.keys(articleSchema.shape);

type Values = Map<string, unknown>;

const isEmpty = (value: unknown) => value === null || value === '';

/** The front matter of an article with our names for its fields, and with those that follow from its file and its text. */
export function completeArticle(front: FileValues, prose: Prose): FileValues {
  const written = front.values;
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return front;
  // A template of another tool may leave fields empty.
  const values: Values = new Map(Object.entries(written).filter(([, value]) => !isEmpty(value)));
  const renamed = rename(values);
  normalise(values);
  const day = articleDateIn(prose.file);
  if (!values.has('date') && day) values.set('date', day);
  const asWritten = ([first, ...rest]: Path): Path => (first === undefined ? [] : [renamed.get(String(first)) ?? first, ...rest]);
  const lineOf = (path: Path) => front.lineOf(asWritten(path));
  const inTexts = markupInTexts(values, lineOf); // Before the first sentence is taken for the description.
  const advice = [...front.advice, ...inTexts, ...describe(values, prose), ...unusedFields(values, front)];
  return { ...front, values: Object.fromEntries(values), advice, lineOf, quotedLine: (path) => front.quotedLine?.(asWritten(path)) };
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

/** Understands one text where there may be several, a year as a tag, a language in small letters, and other marks of a draft. */
function normalise(values: Values): void {
  for (const name of ['tags', 'aliases']) {
    const written = values.get(name);
    const list = typeof written === 'string' ? written.split(/, */) : written; // "linux, vim", as in Obsidian.
    const asText = (entry: unknown) => (name === 'tags' && Number.isInteger(entry) ? String(entry) : entry);
    if (Array.isArray(list)) values.set(name, list.filter((entry) => !isEmpty(entry)).map(asText));
  }
  const lang = localeNamed(values.get('lang'));
  if (values.has('lang') && lang) values.set('lang', lang);
  if (saysDraft(Object.fromEntries(values))) values.set('draft', true);
  for (const name of ['published', 'publish']) if (typeof values.get(name) === 'boolean') values.delete(name);
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
  const others = unused.filter((name) => !ADDRESSES.includes(name));
  const addresses = unused
    .filter((name) => ADDRESSES.includes(name))
    .map((name) => ({
      line: lineOf([name]),
      text: `has its address in ${name}, which is not used here. Name the file after it, or write it into aliases.`,
    }));
  if (others[0] === undefined) return addresses;
  const text = `has fields that are not used here: ${others.join(', ')}. They do no harm; look for a misspelt one.`;
  return [...addresses, { line: lineOf([others[0]]), text }];
}

/** Markdown and HTML in a title or a description, which are plain text. */
const MARKUP = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);|<\/?[a-z]+>|`[^`]+`|\*\*[^*]+\*\*|(?<!\w):[a-z_]+:/i;

function markupInTexts(values: Values, lineOf: FileValues['lineOf']): Finding[] {
  return ['title', 'description'].flatMap((field) => {
    const [found] = MARKUP.exec(String(values.get(field) ?? '')) ?? [];
    return found ? [{ line: lineOf([field]), text: `${field} has ${found}, shown as it is written. Write plain text.` }] : [];
  });
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
