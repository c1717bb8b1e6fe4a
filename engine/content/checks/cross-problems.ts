import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fontProblems } from '../../fonts/font-problems.ts';
import { mdxProblems } from '../../markdown/checks/mdx-problems.ts';
import { pictureProblem } from '../../pictures/picture-problem.ts';
import { themeProblems } from '../../theme/theme-problems.ts';
import type { Content } from '../content.ts';
import type { ContentFile } from '../content-files.ts';
import { picturesIn } from '../pictures-in.ts';
import { addressProblem, titleProblem } from './address-problem.ts';
import { problem } from './problem.ts';

type Found = [content: ContentFile, path: PropertyKey[], text: string] | undefined;

/** Problems that no single field shows: missing files, names used twice, links to missing pages, fonts that are not installed. */
export async function crossProblems(content: Content): Promise<string[]> {
  const found = [...(await pictures(content)), ...links(content), ...titles(content), ...orders(content)].filter(
    (one) => one !== undefined,
  );
  return [
    ...themeProblems(content),
    ...icon(content),
    ...slugs(content),
    ...unread(content),
    ...found.map((one) => problem(...one)),
    ...(await fontProblems(content)),
    ...(await mdxProblems(content)),
  ];
}

function pictures(content: Content): Promise<Found[]> {
  const found = async (file: ContentFile, path: PropertyKey[], src: string): Promise<Found> => {
    const text = await pictureProblem(content.root, src);
    return text ? [file, path, text] : undefined;
  };
  return Promise.all([
    ...content.files.flatMap((file) => picturesIn(file.data).map(([path, { src }]) => found(file, path, src))),
    ...content.technologies.map(({ image }, index) => found(content.file('technologies.ts'), [index, 'image'], image)),
  ]);
}

/** Files in pages/ that the build would silently ignore. */
function unread({ root, folder }: Content): string[] {
  const entries = readdirSync(join(root, folder, 'pages'), { withFileTypes: true });
  const found = entries.filter((entry) => entry.isDirectory() || entry.name.endsWith('.md'));
  return found.map(({ name }) => `${folder}/pages/${name}: is not read. A page is a file of its own, such as pages/talks.mdx.`);
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
      : [content.file(file), path, `leads to ${to}, and there is no such page. Check the spelling.`];
  return [
    ...owner.profiles.map(({ url }, index) => broken('owner.json', url, ['profiles', index, 'url'])),
    ...site.navigation.map(({ to }, index) => broken('site.ts', to, ['navigation', index, 'to'])),
    ...site.footer.links.map(({ to }, index) => broken('site.ts', to, ['footer', 'links', index, 'to'])),
  ];
}

function titles(site: Content): Found[] {
  const seen = new Map<string, string>();
  return site.pages.flatMap(({ content, path, titlePath, page, description }): Found[] => {
    const tooLong = titleProblem(page, site);
    const earlier = seen.get(description);
    seen.set(description, content.file);
    return [
      tooLong ? [content, titlePath, `${tooLong} Or shorten name in ${site.folder}/owner.json.`] : undefined,
      earlier ? [content, [...path, 'description'], `is the same as in ${earlier}. Say what is different about this page.`] : undefined,
    ];
  });
}

function orders({ caseStudies }: Content): Found[] {
  const seen = new Map<number, string>();
  return caseStudies.map(({ content, meta: { order } }) => {
    const earlier = seen.get(order);
    seen.set(order, content.file);
    return earlier ? [content, ['order'], `is ${order}, and so is the one of ${earlier}. Give each case study its own number.`] : undefined;
  });
}

function slugs({ folder, caseStudies, ownPages }: Content): string[] {
  const taken = caseStudies.map(({ slug }) => slug);
  const sentence = (file: string, text: string | undefined) => (text ? [`${folder}/${file}: ${text}`] : []);
  return [
    ...caseStudies.flatMap(({ slug }) => sentence(`case-studies/${slug}`, addressProblem(slug))),
    ...ownPages.flatMap(({ slug }) => sentence(`pages/${slug}.mdx`, addressProblem(slug, taken))),
  ];
}
