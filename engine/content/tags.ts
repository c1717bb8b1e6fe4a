import type { ParsedContent } from '#schema';

type Articles = ParsedContent['articles'];

/** The order of articles. */
export const newestFirst = (one: Articles[number], other: Articles[number]) => other.data.date.localeCompare(one.data.date);

/** What two spellings of a tag have in common: only capitals and spaces make no difference. */
const folded = (name: string) => name.normalize().trim().toLowerCase().replace(/\s+/g, ' ');

/** Signs in the names of tags that have a word in their addresses, as at Simple Icons: C, C++ and C# are three tags. */
const SIGNS: Record<string, string> = { '+': 'plus', '#': 'sharp', '.': 'dot', '&': 'and' };

/** Names that a host understands in another way. */
const RESERVED = ['index', '404'];

/** Finds the end of the address of each tag by its name in any spelling. Tags that would have the same one are numbered. */
export function tagSlugs(names: string[]): (name: string) => string {
  const slugs = new Map<string, string>();
  for (const name of [...new Set(names.map(folded))].sort()) {
    const plain = name.replace(/[^\p{L}\p{M}\p{N}-]/gu, (sign) => SIGNS[sign] ?? '-').replace(/-+/g, '-');
    const taken = [...RESERVED, ...slugs.values()];
    let slug = plain;
    for (let number = 2; taken.includes(slug); number++) slug = `${plain}-${number}`;
    slugs.set(name, slug);
  }
  return (name) => encodeURIComponent(slugs.get(folded(name)) ?? '');
}

/** The end of the address of each tag, and the name of the tag at each: the spelling of most articles, or of the newest one. */
export function tagsOf({ articles }: { articles: Articles }) {
  const written = articles.toSorted(newestFirst).flatMap(({ data }) => [...new Set(data.tags)]);
  const counts = new Map<string, number>();
  for (const name of written) counts.set(name, (counts.get(name) ?? 0) + 1);
  const slugOf = tagSlugs(written);
  const names = new Map<string, string>();
  for (const [name, count] of counts) {
    const usual = counts.get(names.get(slugOf(name)) ?? '') ?? 0;
    if (count > usual) names.set(slugOf(name), name);
  }
  return { slugOf, names };
}
