import { posix } from 'node:path';
import type { PageMeta } from '#schema';
import type { ArticleFacts } from '../../src/lib/articles.ts';
import { minutesOfFile, readingTime } from '../mdx/reading-time.ts';
import type { Content } from './content.ts';

type Article = Content['articles'][number];

/** A day such as "2026-11-18" in the words of the language; without options the whole date. */
export function dateText(day: string, { owner }: Content, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(owner.locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
}

/** The facts of each article: the list, its page and its share card need them, and counting words takes time. */
const known = new WeakMap<Article, ArticleFacts>();

/** What the list of articles shows of an article. */
export function factsOf(content: Content, one: Article): ArticleFacts {
  const facts = known.get(one) ?? readFacts(content, one);
  known.set(one, facts);
  return facts;
}

function readFacts(content: Content, { slug, file, article }: Article): ArticleFacts {
  const { title, description, date, draft } = article;
  const minutes = minutesOfFile(content, file.file);
  const texts = { dateText: dateText(date, content), readingTime: readingTime(minutes, content) };
  return { slug, title, description, date, minutes, ...texts, ...(draft && { draft: content.labels.writing.draft }) };
}

/** All articles, with the newest first, below the year of each. */
export function articlesByYear(content: Content): { year: string; articles: ArticleFacts[] }[] {
  const all = content.articles.map((article) => factsOf(content, article));
  const yearOf = ({ date }: ArticleFacts) => dateText(date, content, { year: 'numeric' });
  const years = [...new Set(all.map(yearOf))];
  return years.map((year) => ({ year, articles: all.filter((facts) => yearOf(facts) === year) }));
}

/** The title and the description of the list and of the feed. */
export function writingMeta({ labels: { writing }, owner }: Pick<Content, 'labels' | 'owner'>): PageMeta {
  return { title: writing.heading, description: writing.description.replace('{name}', owner.name) };
}

/** The day of the last change of an article. */
export const lastChange = ({ article: { date, updated = date } }: Article) => updated;

/** The picture files that articles name above their text, each with the field that names it. Some may not have passed their schema yet. */
export function articlePictures({ articles }: Content) {
  return articles.flatMap(({ file, article }) => {
    const name: unknown = article?.picture?.file;
    return typeof name === 'string' ? [{ file, path: ['picture', 'file'], src: posix.join(posix.dirname(file.file), name) }] : [];
  });
}
