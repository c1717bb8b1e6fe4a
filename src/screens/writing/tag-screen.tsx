import { labels, type tags } from 'virtual:content/tags';
import { ArticleList } from '#src/components/articles/article-list.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { pagePath } from '#src/lib/urls.ts';
import styles from './writing.css?url';

export { tags } from 'virtual:content/tags';

/** The list of the articles with a tag. */
export function TagScreen({ head, name, years }: (typeof tags)[number]) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageMeta head={head} />
      <div className="wrap page-start">
        <a href={pagePath(import.meta.env.WRITING)} className="article-list-link">
          {labels.heading}
        </a>
        <h1 className="page-heading tag-heading">{name}</h1>
        {years.map(({ year, articles }) => (
          <section key={year} className="prose-section">
            <h2>
              <span className="prose-heading">{year}</span>
            </h2>
            <ArticleList articles={articles} className="prose" />
          </section>
        ))}
      </div>
    </>
  );
}
