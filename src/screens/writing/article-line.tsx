import { CloudCoverIcon } from '#src/components/icons.tsx';
import type { ArticleFacts, ArticleLinks } from '#src/lib/articles.ts';
import { readingTimeEighths } from '#src/lib/pages.ts';

/** When an article was published and how long it takes to read; in development, also whether it is a draft. */
export function ArticleLine({ date, dateText, minutes, readingTime, draft, updatedText }: ArticleFacts & ArticleLinks) {
  return (
    <p className="article-line">
      {draft && <strong className="draft">{draft}</strong>}
      <time dateTime={date}>{dateText}</time>
      {updatedText && <span>{updatedText}</span>}
      <span className="article-minutes">
        <CloudCoverIcon eighths={readingTimeEighths(minutes)} />
        {readingTime}
      </span>
    </p>
  );
}
