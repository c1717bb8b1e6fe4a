/** How often each letter occurs in English, in per cent: P. Norvig, "English Letter Frequency Counts: Mayzner Revisited". */
const SHARES = {
  ...{ e: 12.49, t: 9.28, a: 8.04, o: 7.64, i: 7.57, n: 7.23, s: 6.51, r: 6.28, h: 5.05, l: 4.07, d: 3.82, c: 3.34, u: 2.73 },
  ...{ m: 2.51, f: 2.4, p: 2.14, g: 1.87, w: 1.68, y: 1.66, b: 1.48, v: 1.05, k: 0.54, x: 0.23, j: 0.16, q: 0.12, z: 0.09 },
};

/** The share of capitals: headings and labels have many. Of all shares tried, this was closest to fallbacks tuned by hand on real pages. */
const CAPITALS = 0.1;
/** In per cent of the letters: one space for every five letters. */
const SPACES = 20;

const MIXTURE: [letter: string, share: number][] = [
  ...Object.entries(SHARES).flatMap(([letter, share]): [string, number][] => [
    [letter, share * (1 - CAPITALS)],
    [letter.toUpperCase(), share * CAPITALS],
  ]),
  [' ', SPACES],
];

/** The average width of a character in English text, in the unit of `widthOf`. */
export function averageWidth(widthOf: (character: string) => number): number {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return sum(MIXTURE.map(([letter, share]) => widthOf(letter) * share)) / sum(MIXTURE.map(([, share]) => share));
}
