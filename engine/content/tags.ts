import type { ParsedContent } from '#schema';

type Articles = ParsedContent['articles'];

/** A tag, with the articles that have it. */
export interface Tag {
  /** As most articles write it. */
  name: string;
  /** The end of its address. */
  slug: string;
  articles: Articles;
}

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

/** The tags of the articles, the most used first. */
export function tagsOf({ articles }: { articles: Articles }): Tag[] {
  const newest = articles.toSorted(newestFirst); // Of two spellings that are as common, the newer one counts.
  const slugOf = tagSlugs(articles.flatMap(({ data }) => data.tags));
  const spellings = new Map<string, Map<string, Articles>>();
  for (const article of newest) {
    for (const name of new Set(article.data.tags)) {
      const names = spellings.get(slugOf(name)) ?? new Map<string, Articles>();
      spellings.set(slugOf(name), names.set(name, [...(names.get(name) ?? []), article]));
    }
  }
  const tags = Array.from(spellings, ([slug, names]) => {
    const [[name = slug] = []] = [...names].sort(([, some], [, others]) => others.length - some.length);
    const tagged = new Set([...names.values()].flat());
    return { name, slug, articles: newest.filter((article) => tagged.has(article)) };
  });
  return tags.sort((one, other) => other.articles.length - one.articles.length);
}
