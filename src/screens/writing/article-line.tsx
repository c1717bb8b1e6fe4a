import { ReadingTimeIcon } from '#src/components/cloud-cover-icon.ts';

type ArticleFacts = Omit<TextModule<'articles'>['facts'], 'older' | 'newer' | 'updatedText'> & { updatedText?: string | undefined };

/** When an article was published and how long it takes to read; in development, also whether it is a draft. */
export function ArticleLine({ date, dateText, minutes, readingTime, draft, updatedText }: ArticleFacts) {
  return (
    <p className="article-line">
      {draft && <strong className="draft">{draft}</strong>}
      <time dateTime={date}>{dateText}</time>
      {updatedText && <span>{updatedText}</span>}
      <span className="article-minutes">
        <ReadingTimeIcon minutes={minutes} />
        {readingTime}
      </span>
    </p>
  );
}
