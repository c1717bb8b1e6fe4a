import * as simpleIcons from 'simple-icons';
import type { Technology, Theme } from '#schema';
import { writeCachedFolder } from '../cached-folder.ts';
import { colourOf, type Mode } from '../theme/colours.ts';
import { contrastRatio } from '../theme/contrast.ts';
import type { Content } from './content.ts';
import { fingerprint } from './generated-files.ts';

/** By the name that is in their address at simpleicons.org. */
const ICONS = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon]));

/** The contrast that a picture needs. */
const MIN_CONTRAST = 3;

/** What is wrong with the name of an icon; undefined if there is one. */
export function iconProblem(name: string): string | undefined {
  if (ICONS.has(name)) return undefined;
  const similar = similarName(name);
  const remedy = similar ? `Did you mean "${similar}"?` : 'Look for it at simpleicons.org, or import a file of your own as image.';
  return `is "${name}", and Simple Icons has no icon of this name. ${remedy}`;
}

/** The name of the icon with this title, such as "nodedotjs" for "Node.js"; else the only one that is a little longer, such as "postgresql". */
function similarName(name: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[\s.-]/g, '');
  const sameTitle = [...ICONS.values()].find(({ title }) => plain(title) === plain(name));
  const [first, ...others] = [...ICONS.keys()].filter((slug) => slug.startsWith(plain(name)));
  return sameTitle?.slug ?? (others.length === 0 && first && first.length <= name.length + 3 ? first : undefined);
}

/** Writes the icons that technologies name to files, so that Vite treats them like an owner's own. Returns the file of each by its name. */
export function writeTechnologyIcons({ root, technologies = [], theme }: Content): Record<string, string> {
  const names = [...new Set(technologies.flatMap(({ icon }: Technology) => icon ?? []))];
  const files = Object.fromEntries(names.map((name) => [`${name}.svg`, iconSvg(name, theme)]));
  const folder = `${root}/.cache/technology-icons/${fingerprint(JSON.stringify(files))}`;
  writeCachedFolder(folder, files);
  return Object.fromEntries(names.map((name) => [name, `${folder}/${name}.svg`]));
}

/** The icon in its own colour, or in that of the text where its own is hard to see on a card. `#dark` at the end of its address is for dark mode. */
function iconSvg(name: string, theme: Theme): string {
  const { hex, path } = ICONS.get(name) as simpleIcons.SimpleIcon;
  const fill = (mode: Mode) => {
    const isVisible = contrastRatio(theme, mode, `#${hex}`, colourOf(theme, mode, '--surface')) >= MIN_CONTRAST;
    return isVisible ? `#${hex}` : colourOf(theme, mode, '--ink');
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" id="dark"><style>path{fill:${fill('light')}}#dark:target path{fill:${fill('dark')}}</style><path d="${path}"/></svg>\n`;
}
