import { owner } from 'virtual:content/site';
import { ReadingTimeIcon } from '#src/components/cloud-cover-icon.ts';

/** An article as lists show it. */
export type ListedArticle = Omit<TextModule<'articles'>['facts'], 'contents' | 'older' | 'newer' | 'updatedText'>;

interface Props {
  article: ListedArticle;
  updatedText?: string | undefined;
}

/** When an article was published and how long it takes to read; in development, also whether it is a draft. */
export function ArticleLine({ article: { date, dateText, minutes, readingTime, language, draft }, updatedText }: Props) {
  return (
    <p className="article-line">
      {draft && <strong className="draft">{draft}</strong>}
      <time dateTime={date} {...language}>
        {dateText}
      </time>
      {updatedText && <span lang={owner.locale}>{updatedText}</span>}
      <span className="article-minutes" {...language}>
        <ReadingTimeIcon minutes={minutes} />
        {readingTime}
      </span>
    </p>
  );
}
