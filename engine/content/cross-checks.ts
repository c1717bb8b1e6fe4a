import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { Technology } from '#schema';
import { WRITING } from '../../src/lib/articles.ts';
import { fontProblems } from '../fonts/font-problems.ts';
import { hashedFolderProblems } from '../hashed-folders.ts';
import { mdxProblems } from '../mdx/mdx-problems.ts';
import { pictureProblem } from '../pictures/picture-problem.ts';
import { themeProblems } from '../theme/theme-problems.ts';
import { articlePictures } from './articles.ts';
import { type Content, missingPageProblem, picturesIn, RESERVED_SLUGS, slugProblem } from './content.ts';
import { problem } from './content-files.ts';
import { iconProblem } from './technology-icons.ts';

/**
 * Problems that involve more than one field: missing files, links to missing pages, fonts that are not installed.
 * A check is skipped while a file that it needs has invalid values.
 */
export async function crossCheckProblems(content: Content, isValid: (path: string) => boolean): Promise<string[]> {
  const hasTheme = isValid('theme.css');
  const technologies = (isValid('technologies.ts') && content.technologies) || [];
  return [
    ...(hasTheme ? themeProblems(content) : []),
    ...icon(content),
    ...slugs(content),
    ...unusedFiles(content),
    ...hashedFolderProblems(content),
    ...iconNames(content, technologies),
    ...(await pictures(content, technologies)),
    ...(isValid('site.ts') ? links(content) : []),
    ...(hasTheme ? await fontProblems(content) : []),
    ...(await mdxProblems(content)),
  ];
}

async function pictures(content: Content, technologies: Technology[]): Promise<string[]> {
  const technologiesFile = content.file('technologies.ts');
  const all = [
    ...content.files.flatMap((file) => picturesIn(file.data).map(([path, { src }]) => ({ file, path, src }))),
    ...technologies.flatMap(({ image }, index) => (image ? [{ file: technologiesFile, path: [index, 'image'], src: image }] : [])),
    ...articlePictures(content),
  ];
  const problems = all.map(async ({ file, path, src }) => {
    const text = await pictureProblem(content.root, src);
    return text ? [problem(file, path, text)] : [];
  });
  return (await Promise.all(problems)).flat();
}

function iconNames(content: Content, technologies: Technology[]): string[] {
  return technologies.flatMap(({ icon }, index) => {
    const text = icon && iconProblem(icon);
    return text ? [problem(content.file('technologies.ts'), [index, 'icon'], text)] : [];
  });
}

/** Texts that the build would silently ignore: in another format, in a subfolder, or that of a deleted About page. */
function unusedFiles({ root, folder, about }: Content): string[] {
  const notUsed = (file: string, remedy: string) => `${folder}/${file}: is not used. ${remedy}`;
  const misplaced = (place: string, remedy: string) =>
    readdirSync(join(root, folder, place), { recursive: true, encoding: 'utf8' })
      .map(normalizePath)
      .filter((file) => /\.mdx?$/i.test(file) && !/^[^/]+\.mdx$/.test(file))
      .map((file) => notUsed(`${place}/${file}`, remedy));
  return [
    ...misplaced('pages', 'Write each page as an .mdx file in pages/ itself, such as pages/talks.mdx.'),
    ...(existsSync(join(root, folder, 'writing'))
      ? misplaced('writing', 'Write each article as an .mdx file in writing/ itself, such as writing/first-post.mdx.')
      : []),
    ...(existsSync(join(root, folder, 'pages/about.mdx')) && !about
      ? [notUsed('pages/about.mdx', 'Delete it as well, or put pages/about.ts back.')]
      : []),
  ];
}

/** No content file imports the icon, so no other check finds that it is missing. */
function icon({ root, folder }: Content): string[] {
  return existsSync(join(root, folder, 'icon.svg')) ? [] : [`${folder}/icon.svg: is missing. Make one, or copy it from sample/.`];
}

function links(content: Content): string[] {
  const { owner, site, routes } = content;
  const all = [
    ...owner.profiles.map(({ url }, index) => ({ file: 'owner.json', to: url, path: ['profiles', index, 'url'] })),
    ...site.navigation.map(({ to }, index) => ({ file: 'site.ts', to, path: ['navigation', index, 'to'] })),
    ...site.footer.links.map(({ to }, index) => ({ file: 'site.ts', to, path: ['footer', 'links', index, 'to'] })),
  ];
  const broken = all.filter(({ to }) => to.startsWith('/') && !routes.has(to));
  const remedy = 'Check the spelling, or delete the link.';
  return broken.map(({ file, to, path }) => problem(content.file(file), path, missingPageProblem(content, to, remedy)));
}

function slugs({ folder, caseStudies, customPages, articles }: Content): string[] {
  const reserved = [...RESERVED_SLUGS, ...(articles.length > 0 ? [WRITING.slice(1)] : [])];
  const taken = [...caseStudies.map(({ slug }) => slug), ...reserved];
  const message = (file: string, text: string | undefined) => (text ? [`${folder}/${file}: ${text}`] : []);
  return [
    ...caseStudies.flatMap(({ slug }) => message(`case-studies/${slug}`, slugProblem(slug, reserved))),
    ...customPages.flatMap(({ slug }) => message(`pages/${slug}.mdx`, slugProblem(slug, taken))),
    ...articles.flatMap(({ slug }) => message(`writing/${slug}.mdx`, slugProblem(slug, ['index']))),
  ];
}
