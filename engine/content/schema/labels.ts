import { z } from 'zod';
import { labels, markdownLabels, type PluralForms, shareCardText } from '../../../src/labels.ts';
import { isGroup, type SomeOf } from '../label-defaults.ts';
import { list, plural, text } from './fields.ts';

/** The schema of labels follows from their defaults, so that src/labels.ts is the only list of them. */
function labelSchema(standard: unknown): z.ZodType {
  if (isGroup(standard)) {
    const fields = Object.entries(standard).map(([key, value]) => [key, labelSchema(value).optional()]);
    return z.strictObject(Object.fromEntries(fields), { error: 'must be a group of labels. Compare it with src/labels.ts.' });
  }
  if (Array.isArray(standard)) return list(text('Write a text in each entry.'), `The default is: ${standard.join(', ')}.`, 0);
  if (typeof standard === 'string') return text(`The default is "${standard}".`);
  return plural(`The default is "${(standard as PluralForms).other}". Write one text for each plural form of your language.`);
}

const schemaFor = <Labels>(defaults: Labels) => labelSchema(defaults) as z.ZodType<SomeOf<Labels>>;

export const labelsSchema = schemaFor(labels);

export const markdownSchema = schemaFor(markdownLabels).describe('Replaces texts that are added to pages written in Markdown.');

const OWNER = { name: 'your name', role: 'your role', place: 'your place', email: 'your e-mail address' };

export const shareCardsSchema = schemaFor(shareCardText(OWNER)).describe(
  'Replaces the line on each share card, and the parts of its alternative text that describe its picture.',
);
