import type { PluralForms } from '../../src/labels.ts';

/** The type of labels of which a site may write any, at every depth. A list and a text with plural forms are written as a whole. */
export type SomeOf<Labels> = {
  [Key in keyof Labels]?: SomeLabel<Labels[Key]> | undefined;
};

/** Another language may have more plural forms than English. */
type SomeLabel<Label> = Label extends string | string[] ? Label : Label extends PluralForms ? PluralForms : SomeOf<Label>;

/** Whether a value has labels in it that a site can write one by one. The plural forms of a text are known by `other`, which every language has. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value);

/** The labels that the owner has written, and the defaults of all others. Invalid ones are reported elsewhere. */
export function withDefaults<Labels>(defaults: Labels, written: SomeOf<Labels> | undefined): Labels {
  return merged(defaults, written) as Labels;
}

function merged(standard: unknown, written: unknown): unknown {
  if (!isGroup(standard)) return written ?? standard;
  const own = isGroup(written) ? written : {};
  return Object.fromEntries(Object.entries(standard).map(([key, value]) => [key, merged(value, own[key])]));
}
