import type { Owner } from '#schema';

/** What texts may name between braces, such as {city}: facts of owner.yaml, which then stand only there. */
const PLACEHOLDERS = {
  name: ({ name }: Owner) => name,
  firstName: ({ firstName }: Owner) => firstName,
  role: ({ role }: Owner) => role,
  place: ({ place }: Owner) => place,
  city: ({ place }: Owner) => place.replace(/,.*/, ''),
};

const NAMES = Object.keys(PLACEHOLDERS);

export const LISTED_PLACEHOLDERS = NAMES.map((name) => `{${name}}`).join(', ');

/** The values by name. Where owner.yaml has a fault there is no owner, and the braces stay. */
export function placeholdersOf(owner: Owner | undefined): Record<string, string> {
  return owner ? Object.fromEntries(Object.entries(PLACEHOLDERS).map(([name, fact]) => [name, fact(owner)])) : {};
}

/** The texts with those values filled in. */
export function fillPlaceholders(value: unknown, known: Record<string, string>): unknown {
  if (typeof value === 'string') return fillTemplate(value, known);
  if (Array.isArray(value)) return value.map((one) => fillPlaceholders(one, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillPlaceholders(one, known)]));
}

/** fillTemplate('{role} in {place}', { role: 'Developer' }) is "Developer in {place}". */
export const fillTemplate = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (written, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? written) : written));

/** The first word between braces that is not filled in; undefined if there is none. */
export const unknownPlaceholder = (text: string) =>
  [...text.matchAll(/\{\s*[\p{L}_][\p{L}\w-]*\s*\}/gu)].map(([word]) => word).find((word) => !NAMES.includes(word.slice(1, -1)));
