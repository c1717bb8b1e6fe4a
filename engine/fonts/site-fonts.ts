import { CHARACTER_SETS, type CharacterSet } from './characters.ts';
import { type FontFile, openFont } from './font-file.ts';
import { type FontSource, fontSource, type Kind, type Site } from './font-source.ts';
import { type Axes, type ThemeFont, themeFonts } from './theme-fonts.ts';

/** A family of the theme that was found, read and checked. */
export interface SiteFont extends ThemeFont {
  source: FontSource;
  kind: Kind;
  /** Its Latin letters, to be measured. */
  file: FontFile;
  /** Every axis but the weight has one place: nothing on the site moves it. */
  axes: Axes;
  sets: CharacterSet[];
}

/** Headings have serifs and words have none, until something is known. */
const USUAL_KIND = { display: 'serif', text: 'sans-serif' } as const;

/** The families of the theme, ready to be cut. The check of the content has made sure that they are there. */
export function siteFonts(site: Site): Promise<SiteFont[]> {
  return Promise.all(
    themeFonts(site.theme).map(async (font) => {
      const source = fontSource(site, font);
      if (!source?.files.latin) throw new Error(`${font.family} is not there.`);
      const file = await openFont(source.files.latin);
      return {
        ...font,
        source,
        kind: source.kind ?? USUAL_KIND[font.role],
        file,
        axes: fixedAxes(file, { ...source.defaults, ...font.axes }),
        sets: await setsOf(source),
      };
    }),
  );
}

function fixedAxes({ axes }: FontFile, wanted: Axes): Axes {
  const { wght, ...others } = axes;
  return Object.fromEntries(Object.entries(others).map(([tag, axis]) => [tag, wanted[tag] ?? axis.default]));
}

/** The sets of characters that the family has. A package says it by its files, an owner's own file only by its letters. */
async function setsOf({ files }: FontSource): Promise<CharacterSet[]> {
  const isOneFile = files.latin === files['latin-ext'];
  const found = CHARACTER_SETS.map(async ({ script, sign }) => {
    const file = files[script];
    return file !== undefined && (!isOneFile || (await openFont(file)).has(sign));
  });
  const isThere = await Promise.all(found);
  return CHARACTER_SETS.filter((_, index) => isThere[index]);
}
