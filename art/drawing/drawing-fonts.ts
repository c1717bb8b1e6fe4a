import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const FACES = [
  { family: 'Display', name: 'fraunces', cut: 'full', axes: { SOFT: 100, WONK: 0, opsz: 96 }, weights: [500, 700] },
  { family: 'Text', name: 'figtree', cut: 'wght', axes: {}, weights: [400, 600] },
];
/** Each script is a file of its own; not every family has all of them. A later one wins where two overlap. */
const RANGES = { latin: 'U+0-FF,U+2000-22FF', 'latin-ext': 'U+100-2AF,U+1E00-1EFF', vietnamese: 'U+102-103,U+110-111,U+1EA0-1EF9' };

/** Drawings change with these. */
export const FONT_RECIPE = JSON.stringify([FACES, RANGES]);

/**
 * The type families as style rules for a drawing, with the characters of its text only. Each weight is a font of its own:
 * a variable font would go into a PDF as loose outlines, four times as large.
 */
export async function drawingFonts(root: string, text: string): Promise<string> {
  const characters = [...new Set(text)].join('');
  const rules = FACES.flatMap(({ family, name, cut, axes, weights }) =>
    weights.flatMap((wght) =>
      Object.entries(RANGES).map(async ([script, range]) => {
        const file = join(root, `node_modules/@fontsource-variable/${name}/files/${name}-${script}-${cut}-normal.woff2`);
        if (!existsSync(file)) return '';
        const font = await subsetFont(readFileSync(file), characters, { targetFormat: 'woff2', variationAxes: { ...axes, wght } });
        return `@font-face{font-family:${family};font-weight:${wght};unicode-range:${range};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
      }),
    ),
  );
  return (await Promise.all(rules)).join('\n');
}
