import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { Technology } from '#schema';
import { fontProblems } from '../../fonts/font-problems.ts';
import { hashedFolderProblems } from '../../hashed-folders.ts';
import { mdxProblems } from '../../markdown/checks/mdx-problems.ts';
import { pictureProblem } from '../../pictures/picture-problem.ts';
import { themeProblems } from '../../theme/theme-problems.ts';
import type { Content } from '../content.ts';
import type { ContentFile } from '../content-files.ts';
import { picturesIn } from '../pictures-in.ts';
import { addressProblem } from './address-problem.ts';
import { problem } from './problem.ts';

type Found = [content: ContentFile, path: PropertyKey[], text: string] | undefined;

/**
 * Problems that no single field shows: missing files, links to missing pages, fonts that are not installed.
 * A check that compares values is left out while a file that it needs has wrong ones.
 */
export async function crossProblems(content: Content, isValid: (path: string) => boolean): Promise<string[]> {
  const hasTheme = isValid('theme.css');
  const found = [
    ...(await pictures(content, isValid('technologies.ts') ? content.technologies : [])),
    ...(isValid('site.ts') ? links(content) : []),
  ].filter((one) => one !== undefined);
  return [
    ...(hasTheme ? themeProblems(content) : []),
    ...icon(content),
    ...slugs(content),
    ...unread(content),
    ...hashedFolderProblems(content),
    ...found.map((one) => problem(...one)),
    ...(hasTheme ? await fontProblems(content) : []),
    ...(await mdxProblems(content)),
  ];
}

function pictures(content: Content, technologies: Technology[]): Promise<Found[]> {
  const found = async (file: ContentFile, path: PropertyKey[], src: string): Promise<Found> => {
    const text = await pictureProblem(content.root, src);
    return text ? [file, path, text] : undefined;
  };
  return Promise.all([
    ...content.files.flatMap((file) => picturesIn(file.data).map(([path, { src }]) => found(file, path, src))),
    ...technologies.map(({ image }, index) => found(content.file('technologies.ts'), [index, 'image'], image)),
  ]);
}

/** Texts in pages/ that the build would silently ignore: in another format, or in a folder of their own. */
function unread({ root, folder }: Content): string[] {
  const files = readdirSync(join(root, folder, 'pages'), { recursive: true, encoding: 'utf8' }).map(normalizePath);
  const found = files.filter((file) => file.endsWith('.md') || (file.endsWith('.mdx') && file.includes('/')));
  return found.map(
    (file) => `${folder}/pages/${file}: is not used. Write each page as an .mdx file in pages/ itself, such as pages/talks.mdx.`,
  );
}

/** No content file imports the icon, so nothing else notices when it is missing. */
function icon({ root, folder }: Content): string[] {
  return existsSync(join(root, folder, 'icon.svg')) ? [] : [`${folder}/icon.svg: is missing. Draw one, or copy it from sample/.`];
}

function links(content: Content): Found[] {
  const { owner, site, routes } = content;
  const broken = (file: string, to: string, path: PropertyKey[]): Found =>
    !to.startsWith('/') || routes.has(to)
      ? undefined
      : [content.file(file), path, `leads to ${to}, but there is no such page. Check the spelling.`];
  return [
    ...owner.profiles.map(({ url }, index) => broken('owner.json', url, ['profiles', index, 'url'])),
    ...site.navigation.map(({ to }, index) => broken('site.ts', to, ['navigation', index, 'to'])),
    ...site.footer.links.map(({ to }, index) => broken('site.ts', to, ['footer', 'links', index, 'to'])),
  ];
}

function slugs({ folder, caseStudies, ownPages }: Content): string[] {
  const taken = caseStudies.map(({ slug }) => slug);
  const sentence = (file: string, text: string | undefined) => (text ? [`${folder}/${file}: ${text}`] : []);
  return [
    ...caseStudies.flatMap(({ slug }) => sentence(`case-studies/${slug}`, addressProblem(slug))),
    ...ownPages.flatMap(({ slug }) => sentence(`pages/${slug}.mdx`, addressProblem(slug, taken))),
  ];
}
