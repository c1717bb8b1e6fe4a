import { CHARACTER_SETS, type CharacterSet } from './characters.ts';
import { type FontFile, openFont } from './font-file.ts';
import { type FontSource, fontSource, type Kind, type Site } from './font-source.ts';
import { type Axes, type ThemeFont, themeFonts } from './theme-fonts.ts';

/** A font family of the theme with its files, read and ready to be cut. */
export interface SiteFont extends ThemeFont {
  source: FontSource;
  kind: Kind;
  /** The file with its Latin letters, for measuring. */
  file: FontFile;
  /** Every axis except the weight has one fixed value. */
  axes: Axes;
  sets: CharacterSet[];
}

/** A guess for fonts that do not say whether they have serifs, such as the owner's own files. */
const DEFAULT_KIND = { display: 'serif', text: 'sans-serif' } as const;

/** The font families of the theme. The content check has already reported missing ones. */
export function siteFonts(site: Site): Promise<SiteFont[]> {
  return Promise.all(
    themeFonts(site.theme).map(async (font) => {
      const source = fontSource(site, font);
      if (!source?.files.latin) throw new Error(`${font.family} is not there.`);
      const file = await openFont(source.files.latin);
      return {
        ...font,
        source,
        kind: source.kind ?? DEFAULT_KIND[font.role],
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

/** The character sets that the family has. A package has a file for each; the owner's own file must be searched for a test letter. */
async function setsOf({ files }: FontSource): Promise<CharacterSet[]> {
  const isOneFile = files.latin === files['latin-ext'];
  const found = CHARACTER_SETS.map(async ({ script, testLetter }) => {
    const file = files[script];
    return file !== undefined && (!isOneFile || (await openFont(file)).has(testLetter));
  });
  const isThere = await Promise.all(found);
  return CHARACTER_SETS.filter((_, index) => isThere[index]);
}
