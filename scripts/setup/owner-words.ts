import type { Site } from '../../content/schema.ts';

const LONGEST_DESCRIPTION = 160;

const IS_SPELT = /^[A-Z]{2}/;

type Owner = Site['owner'];

const cityOf = ({ place }: Owner) => place.split(',')[0] as string;

/** "Software developer" as it stands inside a sentence; "UX designer" stays as it is. */
const roleOf = ({ role }: Owner) => (IS_SPELT.test(role) ? role : role.charAt(0).toLowerCase() + role.slice(1));

/** "an engineer", "a user researcher", "an SRE", "a UX designer": by how the word sounds. */
function articleOf(word: string): string {
  const isVowel = IS_SPELT.test(word) ? /^[AEFHILMNORSX]/ : /^(?!use|uni|eu|one)[aeiou]/i;
  return isVowel.test(word) ? 'an' : 'a';
}

/** Puts the new owner where words name the old one: name, role and city, each as a whole word. */
export function renamed(words: string, before: Owner, after: Owner): string {
  const known = new Map([
    [roleOf(before), roleOf(after)],
    [cityOf(before), cityOf(after)],
    [before.firstName, after.firstName],
    [before.name, after.name],
    [before.place, after.place],
  ]);
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length);
  const anyOfThem = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  return words.replace(
    new RegExp(`(?<!\\p{L})(an? )?(${anyOfThem})(?!\\p{L})`, 'gu'),
    (_all, article: string | undefined, word: string) => {
      const next = known.get(word) as string;
      return `${article ? `${articleOf(next)} ` : ''}${next}`;
    },
  );
}

/** A description without its last words, where a long name or city made it longer than search engines show. */
export function fitted(description: string): string {
  if (description.length <= LONGEST_DESCRIPTION) return description;
  const shorter = description.replace(/[,.:] [^,.:]*\.$/, '.');
  return shorter.length < description.length ? fitted(shorter) : description;
}
