import type { SimpleIcon } from 'simple-icons';
import type { Theme } from '#schema';
import { writeCachedFolder } from '../cached-folder.ts';
import type { Content } from '../content/content.ts';
import { fingerprint } from '../content/generated-files.ts';
import type { Mode } from '../content/parse-theme.ts';
import { colourOf } from '../theme/colours.ts';
import { contrastRatio } from '../theme/contrast.ts';

/** By the name that is in their address at simpleicons.org. They are large: only a site that names one loads them. */
async function loadIcons(): Promise<Map<string, SimpleIcon>> {
  const { default: _whole, ...icons } = await import('simple-icons');
  return new Map(Object.values(icons).map((icon) => [icon.slug, icon]));
}

/** The contrast that a picture needs. */
const MIN_CONTRAST = 3;

/** What is wrong with the name of an icon; undefined if there is one. */
export async function iconProblem(name: string): Promise<string | undefined> {
  const all = await loadIcons();
  if (all.has(name)) return undefined;
  const similar = similarName(name, all);
  const remedy = similar ? `Did you mean "${similar}"?` : 'Look for it at simpleicons.org, or name a file of your own as image.';
  return `is "${name}", and Simple Icons has no icon of this name. ${remedy}`;
}

/** The name of the icon with this title, such as "nodedotjs" for "Node.js"; else the only one that is a little longer, such as "postgresql". */
function similarName(name: string, all: Map<string, SimpleIcon>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[\s.-]/g, '');
  const sameTitle = [...all.values()].find(({ title }) => plain(title) === plain(name));
  const [first, ...others] = [...all.keys()].filter((slug) => slug.startsWith(plain(name)));
  return sameTitle?.slug ?? (others.length === 0 && first && first.length <= name.length + 3 ? first : undefined);
}

/** Writes the icons that technologies name to files, so that Vite treats them like an owner's own. Returns the file of each by its name. */
export async function writeTechnologyIcons({ root, technologies, theme }: Content): Promise<Record<string, string>> {
  const names = [...new Set(technologies.flatMap(({ icon }) => icon ?? []))];
  if (names.length === 0) return {};
  const all = await loadIcons();
  const files = Object.fromEntries(
    names.flatMap((name) => {
      const icon = all.get(name);
      return icon ? [[`${name}.svg`, iconSvg(icon, theme)]] : [];
    }),
  );
  const folder = `${root}/.cache/technology-icons/${fingerprint(JSON.stringify(files))}`;
  writeCachedFolder(folder, files);
  return Object.fromEntries(names.map((name) => [name, `${folder}/${name}.svg`]));
}

/** The icon in its own colour, or in that of the text where its own is hard to see on a card. `#dark` at the end of its address is for dark mode. */
function iconSvg({ hex, path }: SimpleIcon, theme: Theme): string {
  const fill = (mode: Mode) => {
    const isVisible = contrastRatio(theme, mode, `#${hex}`, colourOf(theme, mode, '--surface')) >= MIN_CONTRAST;
    return isVisible ? `#${hex}` : colourOf(theme, mode, '--ink');
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" id="dark"><style>path{fill:${fill('light')}}#dark:target path{fill:${fill('dark')}}</style><path d="${path}"/></svg>\n`;
}
