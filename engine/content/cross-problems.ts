import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictureTrouble } from '../pictures/picture-trouble.ts';
import { addressTrouble, FIXED_ROUTES, titleTrouble } from './address-trouble.ts';
import type { Content } from './content.ts';
import type { ContentFile } from './content-files.ts';
import { mdxProblems } from './mdx-problems.ts';
import { picturesIn } from './pictures-in.ts';
import { problem } from './problem.ts';

type Found = [content: ContentFile, path: PropertyKey[], text: string] | undefined;

/** What no single field can tell: files that are not there, names that collide, links that lead nowhere. */
export async function crossProblems(content: Content): Promise<string[]> {
  const found = [...pictures(content), ...links(content), ...titles(content), ...orders(content)].filter((one) => one !== undefined);
  return [...icon(content), ...slugs(content), ...found.map((one) => problem(...one)), ...(await mdxProblems(content))];
}

function pictures(content: Content): Found[] {
  const trouble = (file: ContentFile, path: PropertyKey[], src: string): Found => {
    const text = pictureTrouble(content.root, src);
    return text ? [file, path, text] : undefined;
  };
  return [
    ...content.files.flatMap((file) => picturesIn(file.data).map(([path, { src }]) => trouble(file, path, src))),
    ...content.technologies.map(({ image }, index) => trouble(content.file('technologies.ts'), [index, 'image'], image)),
  ];
}

/** The icon is no import of any content file. */
function icon({ root, folder }: Content): string[] {
  return existsSync(join(root, folder, 'icon.svg')) ? [] : [`${folder}/icon.svg: is missing. Draw one, or copy it from sample/.`];
}

function links(content: Content): Found[] {
  const { site, caseStudies } = content;
  const routes = new Set([...FIXED_ROUTES, ...caseStudies.map(({ slug }) => slug)].map((slug) => `/${slug}`));
  const broken = (to: string, path: PropertyKey[]): Found =>
    routes.has(to)
      ? undefined
      : [content.file('site.ts'), [...path, 'to'], `leads to ${to}, and there is no such page. Check the spelling.`];
  return [
    ...site.navigation.map(({ to }, index) => broken(to, ['navigation', index])),
    ...site.footer.links.map(({ to }, index) => broken(to, ['footer', 'links', index])),
  ];
}

function titles({ owner, pages, folder }: Content): Found[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ content, path, titlePath, page, description }): Found[] => {
    const tooLong = titleTrouble(page, owner.name);
    const rival = seen.get(description);
    seen.set(description, content.file);
    return [
      tooLong ? [content, titlePath, `${tooLong} Or shorten name in ${folder}/owner.json.`] : undefined,
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

function slugs({ folder, caseStudies }: Content): string[] {
  return caseStudies.flatMap(({ slug }) => {
    const trouble = addressTrouble(slug);
    return trouble ? [`${folder}/case-studies/${slug}: ${trouble}`] : [];
  });
}
