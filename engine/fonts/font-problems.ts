import type { Content } from '../content/content.ts';
import { NEEDED } from './characters.ts';
import { type FontFile, openFont } from './font-file.ts';
import { fontId, fontSource, ownFile } from './font-source.ts';
import { type ThemeFont, themeFonts } from './theme-fonts.ts';
import { DRAWN_WEIGHTS, type UsedWeight, usedWeights } from './used-weights.ts';

/** What is wrong, and with which property: --display-family, --display-weights or --display-axes. */
type FontProblem = [part: 'family' | 'weights' | 'axes', text: string];

/** What is wrong with the fonts of the theme, one sentence each: a missing family, letter, weight or axis. */
export async function fontProblems(content: Content): Promise<string[]> {
  const { file, lineOf } = content.file('theme.css');
  const used = usedWeights(content.root, content.folder);
  const found = themeFonts(content.theme).map(async (font) => {
    const problems = await problemsOf(content, font, used);
    return problems.map(([part, text]) => {
      const property = `--${font.role}-${part}`;
      return `${file}:${lineOf(['light', property])}: ${property} ${text}`;
    });
  });
  return (await Promise.all(found)).flat();
}

async function problemsOf(content: Content, font: ThemeFont, used: UsedWeight[]): Promise<FontProblem[]> {
  const source = fontSource(content, font);
  const own = ownFile(content.folder, font.family);
  const name = `@fontsource-variable/${fontId(font.family)}`;
  if (!source)
    return [
      [
        'family',
        `is ${font.family}, but there is neither ${own} nor an installed package. Check the spelling, or run "npm install -D ${name}".`,
      ],
    ];
  const one: FontProblem = ['family', `is ${font.family}, which has only one weight. Choose a variable font.`];
  if (!source.files.latin) return [one];
  const file = await openFont(source.files.latin).catch(() => undefined);
  if (!file) return [['family', `is ${font.family}, but ${own} cannot be read as a font. Download the file again.`]];
  if (!file.axes.wght) return [one];
  return [...letterProblems(font, file), ...weightProblems(font, file.axes.wght, used), ...axisProblems(font, file)];
}

function letterProblems({ family }: ThemeFont, file: FontFile): FontProblem[] {
  const missing = [...NEEDED].filter((character) => !file.has(character));
  return missing.length > 0 ? [['family', `is ${family}, which lacks ${missing.join(' ')}. Choose a family that has all of them.`]] : [];
}

function weightProblems({ role, family, weights }: ThemeFont, axis: Range, used: UsedWeight[]): FontProblem[] {
  const stated = `is ${weights.min} ${weights.max}`;
  if (weights.min > weights.max) return [['weights', `${stated}. Write the lighter one first.`]];
  if (!isWithin(weights.min, axis) || !isWithin(weights.max, axis))
    return [['weights', `${stated}, but ${family} has weights from ${axis.min} to ${axis.max}.`]];
  const drawn = DRAWN_WEIGHTS[role].map((weight) => ({ role, weight, place: 'share cards and the PDF' }));
  const needed = [...used, ...drawn].filter((one) => one.role === role).sort((a, b) => a.weight - b.weight);
  const missing = [needed[0], needed.at(-1)].filter((one) => one !== undefined && !isWithin(one.weight, weights));
  if (missing.length === 0) return [];
  const places = missing.map((one) => `${one?.weight} in ${one?.place}`).join(', ');
  const [min, max] = [Math.min(weights.min, needed[0]?.weight ?? 1000), Math.max(weights.max, needed.at(-1)?.weight ?? 0)];
  const isThere = isWithin(min, axis) && isWithin(max, axis);
  const advice = isThere
    ? `Write "${min} ${max}", or use other weights there`
    : `${family} has ${axis.min} to ${axis.max}: use others there`;
  return [['weights', `${stated}, but other weights are used: ${places}. ${advice}.`]];
}

function axisProblems({ role, family, axes }: ThemeFont, file: FontFile): FontProblem[] {
  const { wght, ...others } = file.axes;
  const listed = Object.entries(others).map(([tag, { min, max }]) => `"${tag}" from ${min} to ${max}`);
  return Object.entries(axes).flatMap(([tag, value]): FontProblem[] => {
    const axis = others[tag];
    if (tag === 'wght') return [['axes', `sets "wght", which --${role}-weights sets. Delete it here.`]];
    if (!axis) return [['axes', `sets "${tag}", but ${family} has no such axis. It has ${listed.join(', ') || 'none but its weight'}.`]];
    return isWithin(value, axis) ? [] : [['axes', `sets "${tag}" to ${value}, but in ${family} it goes from ${axis.min} to ${axis.max}.`]];
  });
}

interface Range {
  min: number;
  max: number;
}

const isWithin = (value: number, { min, max }: Range) => value >= min && value <= max;
