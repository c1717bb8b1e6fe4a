import { addressTrouble, FIXED_ROUTES, titleTrouble } from './address-trouble.ts';
import { CASE_STUDIES } from './case-studies.ts';
import type { Content } from './content.ts';
import type { ContentFile } from './content-files.ts';
import { mdxProblems } from './mdx-problems.ts';
import { pictureTrouble } from './picture-trouble.ts';
import { problem } from './problem.ts';

type Found = [content: ContentFile, path: PropertyKey[], text: string] | undefined;

/** What no single field can tell: files that are not there, names that collide, links that lead nowhere. */
export async function crossProblems(content: Content): Promise<string[]> {
  const found = [...pictures(content), ...links(content), ...titles(content), ...orders(content)].filter((one) => one !== undefined);
  return [...slugs(content), ...found.map((one) => problem(...one)), ...(await mdxProblems(content))];
}

function pictures(content: Content): Found[] {
  const { root, testimonials, technologies, about, caseStudies } = content;
  const missing = (from: ContentFile, path: PropertyKey[], picture: string): Found => {
    const trouble = pictureTrouble(root, picture);
    return trouble ? [from, path, trouble] : undefined;
  };
  return [
    ...testimonials.map(({ img }, index) =>
      missing(content.file('content/testimonials.ts'), [index, 'img'], `content/testimonials/${img}`),
    ),
    ...technologies.map(({ image }, index) =>
      missing(content.file('content/technologies.ts'), [index, 'image'], `content/technologies/${image}`),
    ),
    missing(content.file('content/pages/about.mdx'), ['portrait', 'picture'], `content/pages/${about.portrait.picture}`),
    ...caseStudies.flatMap(({ slug, content: study, frontMatter }) => [
      missing(study, ['card'], `${CASE_STUDIES}/${slug}/${frontMatter.card}`),
      ...frontMatter.pictures.flatMap(({ wide, phone }, index) => [
        missing(study, ['pictures', index, 'wide'], `${CASE_STUDIES}/${slug}/${wide}`),
        missing(study, ['pictures', index, 'phone'], `${CASE_STUDIES}/${slug}/${phone}`),
      ]),
      ...(frontMatter.marquee?.shots ?? []).map(({ picture }, index) =>
        missing(study, ['marquee', 'shots', index, 'picture'], `${CASE_STUDIES}/${slug}/${picture}`),
      ),
    ]),
  ];
}

function links(content: Content): Found[] {
  const { site, caseStudies } = content;
  const routes = new Set([...FIXED_ROUTES, ...caseStudies.map(({ slug }) => slug)].map((slug) => `/${slug}`));
  const broken = (to: string, path: PropertyKey[]): Found =>
    routes.has(to)
      ? undefined
      : [content.file('content/site.ts'), [...path, 'to'], `leads to ${to}, and there is no such page. Check the spelling.`];
  return [
    ...site.navigation.map(({ to }, index) => broken(to, ['navigation', index])),
    ...site.footer.links.map(({ to }, index) => broken(to, ['footer', 'links', index])),
  ];
}

function titles({ site, pages }: Content): Found[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ content, path, titlePath, page, description }): Found[] => {
    const tooLong = titleTrouble(page, site.owner.name);
    const rival = seen.get(description);
    seen.set(description, content.file);
    return [
      tooLong ? [content, titlePath, `${tooLong} Or shorten owner, name in content/site.ts.`] : undefined,
      rival ? [content, [...path, 'description'], `is the same as in ${rival}. Say what is different about this page.`] : undefined,
    ];
  });
}

function orders({ caseStudies }: Content): Found[] {
  const seen = new Map<number, string>();
  return caseStudies.map(({ content, frontMatter: { order } }) => {
    const rival = seen.get(order);
    seen.set(order, content.file);
    return rival ? [content, ['order'], `is ${order}, and so is the one of ${rival}. Give each case study its own number.`] : undefined;
  });
}

function slugs({ caseStudies }: Content): string[] {
  return caseStudies.flatMap(({ slug }) => {
    const trouble = addressTrouble(slug);
    return trouble ? [`${CASE_STUDIES}/${slug}: ${trouble}`] : [];
  });
}
