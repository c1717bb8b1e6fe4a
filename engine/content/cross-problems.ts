import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fontProblems } from '../fonts/font-problems.ts';
import { mdxProblems } from '../markdown/mdx-problems.ts';
import { pictureTrouble } from '../pictures/picture-trouble.ts';
import { themeProblems } from '../theme/theme-problems.ts';
import { addressTrouble, titleTrouble } from './address-trouble.ts';
import type { Content } from './content.ts';
import type { ContentFile } from './content-files.ts';
import { picturesIn } from './pictures-in.ts';
import { problem } from './problem.ts';

type Found = [content: ContentFile, path: PropertyKey[], text: string] | undefined;

/** What no single field can tell: files that are not there, names that collide, links that lead nowhere, type that is not installed. */
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
  const trouble = async (file: ContentFile, path: PropertyKey[], src: string): Promise<Found> => {
    const text = await pictureTrouble(content.root, src);
    return text ? [file, path, text] : undefined;
  };
  return Promise.all([
    ...content.files.flatMap((file) => picturesIn(file.data).map(([path, { src }]) => trouble(file, path, src))),
    ...content.technologies.map(({ image }, index) => trouble(content.file('technologies.ts'), [index, 'image'], image)),
  ]);
}

/** Words that would be left out without a word. */
function unread({ root, folder }: Content): string[] {
  const entries = readdirSync(join(root, folder, 'pages'), { withFileTypes: true });
  const found = entries.filter((entry) => entry.isDirectory() || entry.name.endsWith('.md'));
  return found.map(({ name }) => `${folder}/pages/${name}: is not read. A page is a file of its own, such as pages/talks.mdx.`);
}

/** The icon is no import of any content file. */
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
    const tooLong = titleTrouble(page, site);
    const rival = seen.get(description);
    seen.set(description, content.file);
    return [
      tooLong ? [content, titlePath, `${tooLong} Or shorten name in ${site.folder}/owner.json.`] : undefined,
      rival ? [content, [...path, 'description'], `is the same as in ${rival}. Say what is different about this page.`] : undefined,
    ];
  });
}

function orders({ caseStudies }: Content): Found[] {
  const seen = new Map<number, string>();
  return caseStudies.map(({ content, meta: { order } }) => {
    const rival = seen.get(order);
    seen.set(order, content.file);
    return rival ? [content, ['order'], `is ${order}, and so is the one of ${rival}. Give each case study its own number.`] : undefined;
  });
}

function slugs({ folder, caseStudies, ownPages }: Content): string[] {
  const taken = caseStudies.map(({ slug }) => slug);
  const trouble = (file: string, text: string | undefined) => (text ? [`${folder}/${file}: ${text}`] : []);
  return [
    ...caseStudies.flatMap(({ slug }) => trouble(`case-studies/${slug}`, addressTrouble(slug))),
    ...ownPages.flatMap(({ slug }) => trouble(`pages/${slug}.mdx`, addressTrouble(slug, taken))),
  ];
}
