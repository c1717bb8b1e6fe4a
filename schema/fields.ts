// The kinds of fields that the content is made of.
import { z } from 'zod';

/** How much search engines and shared links show. This is advice: the doctor tells the owner, and the build accepts any length. */
export const SHOWN_LENGTH = { title: 60, description: { min: 70, max: 160 } };

/** Text that the owner must write. The hint is shown in error messages, in editors and in the docs. */
export const text = (hint: string, { max = 2000 } = {}) =>
  z
    .string({ error: ({ input }) => `${input === undefined ? 'is missing' : input === null ? 'is empty' : 'is not text'}. ${hint}` })
    .overwrite((text) => text.replace(/\n$/, '')) // A block of YAML that begins with > ends with a line break.
    .min(1, { error: `is empty. ${hint}` })
    .refine((text) => text === '' || text.trim() !== '', { error: `is empty. ${hint}` })
    .max(max, { error: ({ input }) => `has ${String(input).length} characters, but can have at most ${max}. ${hint}` })
    .refine((text) => !/\p{Cc}/u.test(text), {
      error: 'contains a line break or another invisible character. Write it on one line, or begin it with >- instead of |.',
    })
    .describe(hint);

/** The start of a text without its line breaks, to quote it in an error message. */
export const asOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 80);

/** For a rule between fields: it is checked even where other fields have faults, so their values may be of any type. */
export const ALWAYS = { when: () => true };

/** A path without escapes: "a%20b.webp" is "a b.webp". */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // It has a percent sign that is not part of an escape.
  }
}

/** The input in quotes and one short line, for the start of an error message; empty if it is not text. */
export const asWritten = (input: unknown) => (typeof input === 'string' ? `"${asOneLine(input)}" ` : '');

/** An address of the kind `what`. Not z.url(), which trims its input: the site uses the text as it was written. */
export const addressLike = (pattern: RegExp, what: string, hint: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `is not ${what}. ${hint}`) })
    .refine((text) => pattern.test(text) && URL.canParse(text, 'https://site.test'), {
      error: ({ input }) => `${asWritten(input)}is not ${what}. ${hint}`,
    })
    .describe(hint);

/** A complete web address. */
export const webAddress = (hint: string) => addressLike(/^https?:\/\/\S+$/, 'a web address', hint);

/** A list of entries that all have the same schema. */
export const list = <T extends z.ZodType>(item: T, hint: string, min = 1, max?: number) => {
  const entries = z
    .array(item, { error: `must be a list. ${hint}` })
    .min(min, { error: ({ input }) => `has ${entriesIn(input)}, but needs at least ${min}. ${hint}` });
  const limited = max
    ? entries.max(max, { error: ({ input }) => `has ${entriesIn(input)}, but can have at most ${max}. ${hint}` })
    : entries;
  return limited.describe(hint);
};

function entriesIn(input: unknown): string {
  const { length } = input as unknown[];
  return length === 1 ? '1 entry' : `${length} entries`;
}

/** `sample: true` marks what must be replaced before the site is published. */
export const sample = z
  .boolean({ error: 'must be true or false. Delete the line once the text is your own.' })
  .describe('Marks what is not yours yet. Delete the line once it is.')
  .optional();

export const trueOrFalse = (hint: string) => z.boolean({ error: `must be true or false. ${hint}` }).describe(hint);

/** A whole number from 1. */
export const positiveInteger = (hint: string) =>
  z
    .number({ error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `is not a number. ${hint}`) })
    .int({ error: `is not a whole number. ${hint}` })
    .positive({ error: `must be 1 or more. ${hint}` })
    .describe(hint);

/** The metadata of every page, for its <head>. */
export const pageMetaSchema = z.strictObject({
  title: text('Write the title of the page for the browser tab.'),
  description: text(
    `Say in one or two sentences what the visitor finds here, best in ${SHOWN_LENGTH.description.min} to ${SHOWN_LENGTH.description.max} characters.`,
  ),
  keywords: list(text('Write one search word or phrase.'), 'Give search words, or leave them out.').optional(),
});

/** The language tag in its usual spelling ("en-AU", "sv", "zh-Hant-TW"); undefined if the language is unknown. */
export function localeNamed(text: unknown): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(String(text))[0];
  } catch {
    return undefined;
  }
}

/** A language that browsers know, in its usual spelling. */
export const languageTag = (hint: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `is not text. ${hint}`) })
    .refine((text) => localeNamed(text) === text, {
      error: ({ input }) =>
        localeNamed(input)
          ? `${asWritten(input)}must be written "${localeNamed(input)}".`
          : `${asWritten(input)}isn't a language tag that browsers support. ${hint}`,
    })
    .describe(hint);

/** Switches on formulas in a text. */
export const formulas = trueOrFalse('Are there formulas between dollar signs in the text, such as $x^2$?').optional();

/** An address of this site without the slash that many tools write at its end: `/about/` means `/about`. */
export const withoutSlash = (address: string) => address.replace(/^(\/[^?#]*[^?#/])\/+(?=[?#]|$)/, '$1');

const ADDRESS = 'Write the path of a page, such as "/about", or a whole address with https:// at its start.';

const links = new WeakSet<z.core.$ZodType>();

/** Whether a field leads to a page: the check of links looks at all of these. */
export const isLink = (schema: z.core.$ZodType) => links.has(schema);

/** Marks a field that leads to a page of this site or to an address elsewhere. */
export function link<Schema extends z.ZodType>(schema: Schema): Schema {
  links.add(schema);
  return schema;
}

/** A link with its text. */
export const linkSchema = z.strictObject({
  label: text('Write the text of the link.', { max: 30 }),
  to: link(
    text(ADDRESS)
      .overwrite(withoutSlash)
      .refine((text) => /^(\/|https?:\/\/)\S*$/.test(text) && URL.canParse(text, 'https://site.test'), {
        error: ({ input }) => `${asWritten(input)}is not an address. ${ADDRESS}`,
      }),
  ),
});

/** A text with a number, in each plural form of the language (Intl.PluralRules): English has "one" and "other", Polish has four. */
export const plural = (hint: string) => {
  const form = text(hint).refine((text) => text.includes('{count}'), {
    error: `does not contain {count}, which becomes the number. ${hint}`,
  });
  const more = form.optional();
  const forms = { zero: more, one: more, two: more, few: more, many: more, other: form };
  return z
    .strictObject(forms, { error: 'must have plural forms, such as { one: …, other: … }. Compare it with schema/default-labels.ts.' })
    .describe(hint);
};
