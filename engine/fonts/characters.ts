import type { Script } from './font-source.ts';

/** The characters of one published font file, and which file of a font package has them. */
export interface CharacterSet {
  /** The ending of the file's name; empty for the file of every page. Browsers fetch the others only for pages with such characters. */
  name: string;
  script: Script;
  characters: string;
}

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Characters that nearly every page needs: a font without one of them is refused. */
export const NEEDED = `${letters(32, 126)}’‘“”–—…·×°©•\u00a0`;

const without = (some: string, all: string) => [...all].filter((character) => !some.includes(character)).join('');

/** Letters of other languages (Zoë, Łukasz, Nguyễn) are in separate files. If two sets have a character, browsers use the later one. */
export const CHARACTER_SETS: CharacterSet[] = [
  { name: '', script: 'latin', characters: `${NEEDED}½¼′″` },
  { name: '-west', script: 'latin', characters: `${without('×', letters(0xc0, 0xff))}ıŒœ¡¿«»‹›‚„§£€` },
  { name: '-east', script: 'latin-ext', characters: without('ıŒœ', letters(0x100, 0x17f)) + letters(0x218, 0x21b) },
  { name: '-viet', script: 'vietnamese', characters: `ĂăĐđĨĩŨũƠơƯư${letters(0x1ea0, 0x1ef9)}` },
];

/** Every character that a site publishes a font for. */
export const EVERY_CHARACTER = CHARACTER_SETS.map(({ characters }) => characters).join('');

/** Characters as a value of `unicode-range`: "U+C0-D6, U+D8-FF". */
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
