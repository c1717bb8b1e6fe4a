import { z } from 'zod';
import { labels, markdownLabels, type PluralForms, shareCardLabels } from './default-labels.ts';
import { list, plural, text } from './fields.ts';

/** Whether a value has labels in it that a site can write one by one. The plural forms of a text are known by `other`, which every language has. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value);

/** The schema of labels follows from their defaults, so that default-labels.ts is the only list of them. A site may write any of them. */
function labelSchema(defaultLabel: unknown): z.ZodType {
  if (isGroup(defaultLabel)) {
    const fields = Object.entries(defaultLabel).map(([key, value]) => [key, labelSchema(value)]);
    const group = z.strictObject(Object.fromEntries(fields), {
      error: 'must be a group of labels. Compare it with schema/default-labels.ts.',
    });
    return group.prefault({});
  }
  if (Array.isArray(defaultLabel))
    return list(text('Write a text in each entry.'), `The default is: ${defaultLabel.join(', ')}.`, 0).default(defaultLabel);
  if (typeof defaultLabel === 'string') return text(`The default is "${defaultLabel}".`).default(defaultLabel);
  const forms = defaultLabel as PluralForms; // What is left: see isGroup.
  return plural(`The default is "${forms.other}". Write one text for each plural form of your language.`).default(forms);
}

/** The schema returns all labels, so it has their type. TypeScript cannot follow that, because it is made when the program runs. */
const schemaFor = <Labels>(defaults: Labels) => labelSchema(defaults) as z.ZodType<Labels>;

export const labelsSchema = schemaFor(labels);

export const markdownSchema = schemaFor(markdownLabels).describe('Replaces texts that are added to pages written in Markdown.');

export const shareCardsSchema = schemaFor(shareCardLabels).describe(
  'Replaces the line on each share card, and the parts of its alternative text that describe its picture.',
);
