import type { Entry, Prose } from '#schema';
import type { ForApp } from '../../schema/file-import.ts';
import type { MarkdownModule } from '../app-interface.ts';
import type { Content } from '../content/content.ts';
import { dateText, textDirection } from '../content/language.ts';
import { type Page, pagesOf } from '../content/pages.ts';
import { proseTree } from '../content/parse-prose.ts';
import { minutesOf, readingTime } from '../prose/reading-time.ts';
import { anchorsIn, headingText } from '../prose/remark-anchors.ts';
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
      facts: { ...articleFacts(content, page, article), ...articleLinks(content, article, page) },
      picture: picture && { file: picture.file, alt: picture.alt },
    };
  },
};

/** The module of a text of this kind, as the app gets it. */
export type TextModule<Name extends keyof typeof TEXT_FACTS> = MarkdownModule & ForApp<ReturnType<(typeof TEXT_FACTS)[Name]>>;

/** The code of those facts about a text; undefined if it has none. */
export function textFactsCode(content: Content, siteUrl: string, prose: Prose): string | undefined {
  const page = pagesOf(content).find(({ text }) => text === prose);
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

const languageOf = ({ lang }: Page) => (lang === undefined ? undefined : { lang, dir: textDirection(lang) });

/** What a list of articles shows of an article, and its own page too. In its own language, which may be another than that of the site. */
function articleFacts(content: Content, page: Page, { data }: Article) {
  const { owner, labels } = content;
  const { title, description, date, draft } = data;
  const { lang } = page;
  const minutes = minutesOf(content, page);
  return {
    route: page.route,
    title,
    description,
    date,
    dateText: dateText(date, lang ?? owner.locale),
    minutes,
    /** Such as "4 minute read". */
    readingTime: readingTime(minutes, content, lang),
    /** The language of the article, if it is another one, and the direction in which it is read. */
    language: languageOf(page),
    tags: page.tags ?? [],
    /** The word that marks a draft; other articles have none. */
    draft: draft ? labels.writing.draft : undefined,
  };
}

/** All articles, with the newest first. */
export function allArticles(content: Content) {
  const pages = articlePages(content);
  return content.articles.flatMap((article, index) => (pages[index] ? articleFacts(content, pages[index], article) : []));
}

/** All articles, below the year of each. */
export function articlesByYear(content: Content) {
  const all = allArticles(content);
  const yearOf = ({ date }: (typeof all)[number]) => dateText(date, content.owner.locale, { year: 'numeric' });
  const years = [...new Set(all.map(yearOf))];
  return years.map((year) => ({ year, articles: all.filter((article) => yearOf(article) === year) }));
}

/** A text this long has a list of its headings, if there are some. */
const LONG_MINUTES = 8;
const MANY_HEADINGS = 3;

/** What the page of an article shows besides its text, and no list does. */
function articleLinks(content: Content, { data, text }: Article, page: Page) {
  const pages = articlePages(content);
  const index = pages.indexOf(page);
  const linkTo = (other: Page | undefined) => other && { route: other.route, title: other.heading, language: languageOf(other) };
  const headings = [...anchorsIn(proseTree(text))].flatMap(([heading, id]) =>
    heading.depth === 2 && headingText(heading) ? [{ id, text: headingText(heading) }] : [],
  );
  return {
    /** Such as "Updated 20 November 2026". */
    updatedText:
      data.updated && content.labels.writing.updated.replace('{date}', () => dateText(data.updated ?? data.date, content.owner.locale)),
    contents: minutesOf(content, page) >= LONG_MINUTES && headings.length >= MANY_HEADINGS ? headings : [],
    /** The articles before and after it in time. */
    newer: linkTo(pages[index - 1]),
    older: linkTo(pages[index + 1]),
  };
}
