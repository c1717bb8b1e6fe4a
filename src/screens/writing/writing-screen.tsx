import { feed, head, labels, years } from 'virtual:content/writing';
import { Rss } from 'lucide';
import { ArticleList } from '#src/components/articles/article-list.tsx';
import { Icon } from '#src/components/icons.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { pagePath } from '#src/lib/urls.ts';
import styles from './writing.css?url';

/** The list of all articles, with the newest first. */
export default function WritingScreen() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageMeta head={head} />
      <div className="wrap page-start">
        <div className="writing-head">
          <h1 className="page-heading">{labels.heading}</h1>
          <a href={pagePath(feed)} className="feed-link">
            <Icon node={Rss} className="button-icon" />
            {labels.feed}
          </a>
        </div>
        {years.map(({ year, articles }) => (
          <section key={year} className="prose-section">
            <h2>
              <span className="prose-heading">{year}</span>
            </h2>
            <ArticleList articles={articles} tagsLabel={labels.tags} className="prose" />
          </section>
        ))}
      </div>
    </>
  );
}
