import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { frontMatterOf, readCaseStudies } from '../../build/case-studies.ts';
import { contact } from '../../content/pages/contact.ts';
import { home } from '../../content/pages/home.ts';
import { notFound } from '../../content/pages/not-found.ts';
import { resumePage } from '../../content/pages/resume.ts';
import type { AboutFrontMatter } from '../../content/schema.ts';
import { site } from '../../content/site.ts';

export const ABOUT = parse(frontMatterOf(readFileSync('content/pages/about.mdx', 'utf8')) ?? '') as AboutFrontMatter;

export const HOME = { route: '/', page: home.meta.page, heading: home.greeting };

/** The case studies of content/case-studies, with the heading of each page. */
export const CASE_STUDIES = readCaseStudies('.').map(({ slug, frontMatter }) => ({
  route: `/${slug}`,
  page: frontMatter.name,
  heading: `${frontMatter.name}: ${frontMatter.title}`,
  ...frontMatter,
}));

/** Every route, with a heading that proves each page is the right one. */
export const PAGES = [
  HOME,
  { route: '/about', page: ABOUT.meta.page, heading: ABOUT.heading },
  ...CASE_STUDIES,
  { route: '/contact', page: contact.meta.page, heading: contact.heading },
  { route: '/resume', page: resumePage.meta.page, heading: resumePage.heading },
];

export const NOT_FOUND = { route: '/nope', page: notFound.meta.page, heading: notFound.heading };

/** "All pages" of the quality list: the routes and the page for wrong addresses. */
export const ALL_PAGES = [...PAGES, NOT_FOUND];

export const SITE_URL = site.url;
export const titleOf = (page: string) => `${page} - ${site.owner.name} Portfolio`;
