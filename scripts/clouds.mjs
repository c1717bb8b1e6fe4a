// Gathers the clouds of art/clouds into one file, and draws the stars of both halves of the world, so that each is fetched once.
import { readFileSync, writeFileSync } from 'node:fs';
import { northernStars } from './clouds/northern-stars.mjs';

const shapes = ['a', 'b', 'c', 'd', 'e', 'f', 'bank', 'tower'];

const symbols = shapes.map((shape) => {
  const svg = readFileSync(`art/clouds/${shape}.svg`, 'utf8');
  const [, viewBox, drawing] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/.exec(svg);
  return `<symbol id="${shape}" viewBox="${viewBox}" preserveAspectRatio="xMidYMin slice">${drawing}</symbol>`;
});
write('src/images/clouds.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`);
for (const [file, bright] of Object.entries({ 'stars.svg': southernCross(), 'stars-northern.svg': northernStars() })) {
  write(
    `src/images/${file}`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 700" preserveAspectRatio="xMidYMin slice" fill="#fff4d6">${stars(130)}${bright}</svg>\n`,
  );
}

/** The same night on every run: most stars small, fewer towards the horizon. */
function stars(count) {
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

/** The Southern Cross and its Pointers, as seen from Brisbane: x, y, radius. */
function southernCross() {
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

function write(file, text) {
  writeFileSync(file, text);
  console.log(`${file}  ${text.length} bytes`);
}
