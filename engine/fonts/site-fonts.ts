import { CHARACTER_SETS, type CharacterSet } from './characters.ts';
import { type FontFile, openFont } from './font-file.ts';
import {
  type Axes,
  type FontCategory,
  type FontSource,
  fontSource,
  type Role,
  SCRIPTS,
  type ThemedSite,
  type ThemeFont,
  themeFonts,
} from './font-source.ts';

interface Weights {
  min: number;
  max: number;
}

/** A font family of the theme with its files, read and ready to be subset. */
export interface SiteFont extends ThemeFont {
  source: FontSource;
  kind: FontCategory;
  /** The file with its Latin letters, for measuring. */
  file: FontFile;
  /** The lightest and the boldest weight in the published files. */
  weights: Weights;
  /** Every axis except the weight has one fixed value. */
  axes: Axes;
  sets: CharacterSet[];
  /** The emphasised characters, and what is fixed in the italics. */
  italic: Pick<SiteFont, 'axes' | 'sets'>;
}

/** A guess for fonts that do not say whether they have serifs, such as the owner's own files. */
const DEFAULT_KIND = { display: 'serif', text: 'sans-serif' } as const;

/**
 * The weights that our stylesheets use of our own two families, so that visitors do not download the others (3.5 kB). A
 * stylesheet that asks for another weight gets the nearest of these. Every other family keeps all of its weights.
 */
const OUR_WEIGHTS: Record<Role, { family: string; weights: Weights }> = {
  display: { family: 'Fraunces', weights: { min: 500, max: 800 } },
  text: { family: 'Figtree', weights: { min: 400, max: 700 } },
};

/** The font families of the theme, with these characters in italics. The content check has already reported missing families. */
export function siteFonts(site: ThemedSite, emphasised = ''): Promise<SiteFont[]> {
  return Promise.all(
    themeFonts(site.theme).map(async (font) => {
      const source = fontSource(site, font);
      if (!source?.files.latin) throw new Error(`The font ${font.family} was not found.`);
      const file = await openFont(source.files.latin);
      const wanted = { ...source.defaults, ...font.axes };
      return {
        ...font,
        source,
        kind: source.kind ?? DEFAULT_KIND[font.role],
        file,
        weights: weightsOf(font, file),
        axes: fixedAxes(file, wanted),
        sets: CHARACTER_SETS.filter(({ script }) => source.files[script] !== undefined),
        italic: await italicOf(font.role === 'text' ? source.italics : {}, wanted, emphasised),
      };
    }),
  );
}

function weightsOf({ role, family }: ThemeFont, { axes }: FontFile): Weights {
  const ours = OUR_WEIGHTS[role];
  if (family === ours.family) return ours.weights;
  if (!axes.wght) throw new Error(`${family} has only one weight.`);
  return { min: axes.wght.min, max: axes.wght.max };
}

function fixedAxes({ axes }: FontFile, wanted: Axes): Axes {
  const { wght, ...others } = axes;
  return Object.fromEntries(Object.entries(others).map(([tag, axis]) => [tag, wanted[tag] ?? axis.default]));
}

/** Emphasised characters are few: each file of the family becomes one. */
async function italicOf(files: FontSource['italics'], wanted: Axes, emphasised: string): Promise<SiteFont['italic']> {
  const sets = SCRIPTS.flatMap((script) => {
    const published = CHARACTER_SETS.filter((set) => set.script === script);
    const characters = [...emphasised].filter((character) => published.some((set) => set.characters.includes(character))).join('');
    return files[script] && characters ? { name: script === 'latin' ? '' : `-${script}`, script, characters } : [];
  });
  const file = sets[0] && files[sets[0].script];
  return { axes: file ? fixedAxes(await openFont(file), wanted) : {}, sets };
}
