import { z } from 'zod';
import { labels, markdownLabels, type PluralForms, shareCardText } from './default-labels.ts';
import { list, plural, text } from './fields.ts';

/** The type of labels of which a site may write any, at every depth. A list and a text with plural forms are written as a whole. */
type SomeOf<Labels> = {
  [Key in keyof Labels]?: SomeLabel<Labels[Key]> | undefined;
};

/** Another language may have more plural forms than English. */
type SomeLabel<Label> = Label extends string | string[] ? Label : Label extends PluralForms ? PluralForms : SomeOf<Label>;

/** Whether a value has labels in it that a site can write one by one. The plural forms of a text are known by `other`, which every language has. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value);

/** The schema of labels follows from their defaults, so that default-labels.ts is the only list of them. */
function labelSchema(defaultLabel: unknown): z.ZodType {
  if (isGroup(defaultLabel)) {
    const fields = Object.entries(defaultLabel).map(([key, value]) => [key, labelSchema(value).optional()]);
    return z.strictObject(Object.fromEntries(fields), { error: 'must be a group of labels. Compare it with schema/default-labels.ts.' });
  }
  if (Array.isArray(defaultLabel)) return list(text('Write a text in each entry.'), `The default is: ${defaultLabel.join(', ')}.`, 0);
  if (typeof defaultLabel === 'string') return text(`The default is "${defaultLabel}".`);
  return plural(`The default is "${(defaultLabel as PluralForms).other}". Write one text for each plural form of your language.`);
}

const schemaFor = <Labels>(defaults: Labels) => labelSchema(defaults) as z.ZodType<SomeOf<Labels>>;

export const labelsSchema = schemaFor(labels);

export const markdownSchema = schemaFor(markdownLabels).describe('Replaces texts that are added to pages written in Markdown.');

const OWNER = { name: 'your name', role: 'your role', place: 'your place', email: 'your e-mail address' };

export const shareCardsSchema = schemaFor(shareCardText(OWNER)).describe(
  'Replaces the line on each share card, and the parts of its alternative text that describe its picture.',
);

/** The labels that the owner has written, and the defaults of all others. Invalid ones are reported elsewhere. */
export function withDefaults<Labels>(defaults: Labels, written: SomeOf<Labels> | undefined): Labels {
  return merged(defaults, written) as Labels;
}

function merged(defaultLabel: unknown, written: unknown): unknown {
  if (!isGroup(defaultLabel)) return written ?? defaultLabel;
  const own = isGroup(written) ? written : {};
  return Object.fromEntries(Object.entries(defaultLabel).map(([key, value]) => [key, merged(value, own[key])]));
}
