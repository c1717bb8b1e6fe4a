import { parseTheme } from '../content/parse-theme.ts';
import type { Located } from '../content/problems.ts';
import { readText } from '../content/text-file.ts';
import { NEEDED } from './characters.ts';
import { type FontFile, openFont } from './font-file.ts';
import { fontId, fontSource, ownFile, type Place, type ThemeFont, themeFonts } from './font-source.ts';

/** What is wrong, and with which property: --display-family or --display-axes. */
type FontProblem = [part: 'family' | 'axes', text: string];

/** What is wrong with the fonts of the theme, one message each: a missing family, letter or axis. */
export async function fontProblems(root: string, folder: string, { file, lineOf }: Located): Promise<string[]> {
  const found = themeFonts(parseTheme(readText(root, file))).map(async (font) => {
    const problems = await problemsOf({ root, folder }, font);
    return problems.map(([part, text]) => {
      const property = `--${font.role}-${part}`;
      return `${file}:${lineOf(['light', property])}: ${property} ${text}`;
    });
  });
  return (await Promise.all(found)).flat();
}

async function problemsOf(site: Place, font: ThemeFont): Promise<FontProblem[]> {
  const source = fontSource(site, font);
  const own = ownFile(site.folder, font.family);
  if (!source) {
    const install = `npm install -D @fontsource-variable/${fontId(font.family)}`;
    const text = `is ${font.family}, but there is neither ${own} nor an installed package. Check the spelling, or run "${install}".`;
    return [['family', text]];
  }
  const onlyOneWeight: FontProblem = ['family', `is ${font.family}, which has only one weight. Choose a variable font.`];
  if (!source.files.latin) return [onlyOneWeight];
  const file = await openFont(source.files.latin).catch(() => undefined);
  if (!file) return [['family', `is ${font.family}, but ${own} cannot be read as a font. Download the file again.`]];
  if (!file.axes.wght) return [onlyOneWeight];
  return [...letterProblems(font, file), ...axisProblems(font, file)];
}

function letterProblems({ family }: ThemeFont, file: FontFile): FontProblem[] {
  const missing = [...NEEDED].filter((character) => !file.has(character));
  return missing.length > 0 ? [['family', `is ${family}, which lacks ${missing.join(' ')}. Choose a family that has all of them.`]] : [];
}

/** Stylesheets choose the weight, so a theme may set all axes but that one. */
function axisProblems({ family, axes }: ThemeFont, file: FontFile): FontProblem[] {
  const { wght, ...others } = file.axes;
  const listed = Object.entries(others).map(([tag, { min, max }]) => `"${tag}" from ${min} to ${max}`);
  return Object.entries(axes).flatMap(([tag, value]): FontProblem[] => {
    const axis = others[tag];
    if (axis && value >= axis.min && value <= axis.max) return [];
    return [['axes', `sets "${tag}" to ${value}, which ${family} does not allow. It allows ${listed.join(', ') || 'none'}.`]];
  });
}
