import type { Entry } from '#schema';
import type { ForApp } from '../../schema/file-import.ts';
import type { MarkdownModule } from '../app-interface.ts';
import type { Content } from '../content/content.ts';
import { dateText } from '../content/language.ts';
import { type Page, pagesOf } from '../content/pages.ts';
import { minutesOf, readingTime } from '../prose/reading-time.ts';
import { moduleCode } from './module-code.ts';
import { headOf } from './page-head.ts';

/** What the module of each text exports beside the text: all that only its own page shows. */
const TEXT_FACTS = {
  caseStudies(content: Content, siteUrl: string, page: Page, { data }: Content['caseStudies'][number]) {
    const { overview, claims, marquee } = data;
    const minutes = minutesOf(content, page);
    return { head: headOf(content, siteUrl, page), minutes, readingTime: readingTime(minutes, content), overview, claims, marquee };
  },

  customPages: (content: Content, siteUrl: string, page: Page) => ({ head: headOf(content, siteUrl, page), heading: page.heading }),

  articles(content: Content, siteUrl: string, page: Page, article: Content['articles'][number]) {
    const { picture } = article.data;
    return {
      head: headOf(content, siteUrl, page),
      facts: { ...articleFacts(content, page, article), ...articleLinks(content, article, page.route) },
      picture: picture && { file: picture.file, alt: picture.alt },
    };
  },
};

/** The module of a text of this kind, as the app gets it. */
export type TextModule<Name extends keyof typeof TEXT_FACTS> = MarkdownModule & ForApp<ReturnType<(typeof TEXT_FACTS)[Name]>>;

/** The code of those facts for the text in this file; undefined if it has none. */
export function textFactsCode(content: Content, siteUrl: string, file: string): string | undefined {
  const page = pagesOf(content).find(({ text }) => text?.file === file);
  const facts = page && factsOf(content, siteUrl, page);
  return facts && moduleCode(content.root, facts);
}

function factsOf(content: Content, siteUrl: string, page: Page): object | undefined {
  const isOf = ({ text }: Entry) => text === page.text;
  const [caseStudy, article] = [content.caseStudies.find(isOf), content.articles.find(isOf)];
  if (caseStudy) return TEXT_FACTS.caseStudies(content, siteUrl, page, caseStudy);
  if (article) return TEXT_FACTS.articles(content, siteUrl, page, article);
  return page.kind === 'custom-page' ? TEXT_FACTS.customPages(content, siteUrl, page) : undefined;
}

type Article = Content['articles'][number];

/** The pages of all articles, with the newest first, as the articles are. */
const articlePages = (content: Content) => pagesOf(content).filter(({ kind }) => kind === 'article');

/** What the list of articles shows of an article, and its own page too. */
function articleFacts(content: Content, page: Page, { data }: Article) {
  const { owner, labels } = content;
  const { title, description, date, draft } = data;
  const minutes = minutesOf(content, page);
  return {
    route: page.route,
    title,
    description,
    date,
    dateText: dateText(date, owner),
    minutes,
    /** Such as "4 minute read". */
    readingTime: readingTime(minutes, content),
    /** The word that marks a draft; other articles have none. */
    draft: draft ? labels.writing.draft : undefined,
  };
}

/** All articles, with the newest first, below the year of each. */
export function articlesByYear(content: Content) {
  const pages = articlePages(content);
  const all = content.articles.flatMap((article, index) => (pages[index] ? articleFacts(content, pages[index], article) : []));
  const yearOf = ({ date }: (typeof all)[number]) => dateText(date, content.owner, { year: 'numeric' });
  const years = [...new Set(all.map(yearOf))];
  return years.map((year) => ({ year, articles: all.filter((article) => yearOf(article) === year) }));
}

/** What the page of an article shows besides its text, and the list does not. */
function articleLinks(content: Content, { data }: Article, route: string) {
  const pages = articlePages(content);
  const index = pages.findIndex((page) => page.route === route);
  const linkTo = (page: Page | undefined) => page && { route: page.route, title: page.heading };
  return {
    /** Such as "Updated 20 November 2026". */
    updatedText: data.updated && content.labels.writing.updated.replace('{date}', () => dateText(data.updated ?? data.date, content.owner)),
    /** The articles before and after it in time. */
    newer: linkTo(pages[index - 1]),
    older: linkTo(pages[index + 1]),
  };
}
