/** The list of articles, and their feed. */
export const WRITING = '/writing';
export const FEED = '/feed.xml';

export const articleRoute = (slug: string) => `${WRITING}/${slug}`;

/** What the list shows of an article. */
export interface ArticleFacts {
  /** The last segment of its address. */
  slug: string;
  title: string;
  description: string;
  /** The day on which it was published, such as "2026-11-18", and the same in the language of the site. */
  date: string;
  dateText: string;
  minutes: number;
  /** Such as "4 minute read". */
  readingTime: string;
  /** The word that marks a draft; other articles have none. */
  draft?: string;
}

export type OtherArticle = Pick<ArticleFacts, 'slug' | 'title'>;

/** What the page of an article shows besides its text, and the list does not. */
export interface ArticleLinks {
  /** Such as "Updated 20 November 2026". */
  updatedText?: string;
  /** The articles before and after it in time. */
  older?: OtherArticle;
  newer?: OtherArticle;
  /** The alternative text of its share card, if it has one. */
  shareCardAlt?: string;
}
