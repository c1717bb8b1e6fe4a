import type { Script } from './font-source.ts';

/** The characters of one published file, and the file of a package that has them. */
export interface CharacterSet {
  name: string;
  script: Script;
  characters: string;
  /** Fetched only where one of its characters is on the page. */
  isRare: boolean;
  /** A family that has this letter has the others too. */
  sign: string;
}

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What nearly every page needs: a family without these will not do. */
export const NEEDED = `${letters(32, 126)}’‘“”–—…·×°©•\u00a0`;

const without = (some: string, all: string) => [...all].filter((character) => !some.includes(character)).join('');

/** Letters of other names (Zoë, Łukasz, Nguyễn) and signs of other languages have files of their own. Where two of them have a letter, the later one wins. */
export const CHARACTER_SETS: CharacterSet[] = [
  { name: '', script: 'latin', characters: `${NEEDED}½¼′″`, isRare: false, sign: 'a' },
  { name: '-west', script: 'latin', characters: `${without('×', letters(0xc0, 0xff))}ıŒœ¡¿«»‹›‚„§£€`, isRare: true, sign: 'ë' },
  {
    name: '-east',
    script: 'latin-ext',
    characters: `${without('ıŒœ', letters(0x100, 0x17f))}${letters(0x218, 0x21b)}`,
    isRare: true,
    sign: 'ł',
  },
  { name: '-viet', script: 'vietnamese', characters: `ĂăĐđĨĩŨũƠơƯư${letters(0x1ea0, 0x1ef9)}`, isRare: true, sign: 'ễ' },
];

/** Characters as style sheets name them: "U+C0-D6, U+D8-FF". */
export function unicodeRange(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const current = ranges.at(-1);
    if (current && point <= current[1] + 1) current[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
