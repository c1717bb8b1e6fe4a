import { labels, type tags, years } from 'virtual:content/tags';
import { PageMeta } from '#src/components/page-meta.tsx';
import { pagePath } from '#src/lib/urls.ts';
import { ArticlesByYear } from './articles-by-year.tsx';
import styles from './writing.css?url';

export { tags } from 'virtual:content/tags';

/** The list of the articles with a tag. */
export function TagScreen({ head, name, route }: (typeof tags)[number]) {
  const tagged = years.map(({ year, articles }) => ({
    year,
    articles: articles.filter((article) => article.tags.some((tag) => tag.route === route)),
  }));
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageMeta head={head} />
      <div className="wrap page-start">
        <a href={pagePath(import.meta.env.WRITING)} className="article-list-link">
          {labels.heading}
        </a>
        <h1 className="page-heading tag-heading">{name}</h1>
        <ArticlesByYear years={tagged.filter(({ articles }) => articles.length > 0)} />
      </div>
    </>
  );
}
