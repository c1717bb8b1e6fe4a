// Writes the pictures of the sky: all clouds of engine/drawings/clouds in one file, so that browsers fetch one file, and the stars of
// both hemispheres.
import { readFileSync, writeFileSync } from 'node:fs';
import { northernStars } from './northern-stars.ts';

const shapes = ['a', 'b', 'c', 'd', 'e', 'f', 'bank', 'tower'];

const symbols = shapes.map((shape) => {
  const svg = readFileSync(`engine/drawings/clouds/${shape}.svg`, 'utf8');
  const [, viewBox, drawing] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/.exec(svg) ?? [];
  return `<symbol id="${shape}" viewBox="${viewBox}" preserveAspectRatio="xMidYMin slice">${drawing}</symbol>`;
});
write('src/images/clouds.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`);
for (const [file, bright] of Object.entries({ 'stars.svg': southernCross(), 'stars-northern.svg': northernStars() })) {
  write(
    `src/images/${file}`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 700" preserveAspectRatio="xMidYMin slice" fill="#fff4d6">${stars(130)}${bright}</svg>\n`,
  );
}

/** Random small stars, fewer towards the horizon. The fixed seed gives the same stars on every run. */
function stars(count: number): string {
  let seed = 9;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const star = () => {
    const [x, y] = [random() * 1440, random() * random() * 640];
    const [radius, opacity] = [0.5 + random() * random() * 1.3, 0.35 + random() * 0.55];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius.toFixed(1)}" opacity="${opacity.toFixed(2)}"/>`;
  };
  return Array.from({ length: count }, star).join('');
}

/** The Southern Cross and its two Pointers as seen from Brisbane; each star is x, y, radius. */
function southernCross(): string {
  const bright = [
    [812, 92, 2.9],
    [858, 214, 3.1],
    [776, 158, 2.6],
    [880, 140, 2.5],
    [852, 172, 1.6],
    [700, 246, 3],
    [664, 298, 3.2],
  ];
  return bright.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
  console.log(`${file}  ${text.length} bytes`);
}
