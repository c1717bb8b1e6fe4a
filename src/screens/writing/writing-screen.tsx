import { feed, head, labels, years } from 'virtual:content/writing';
import { Rss } from 'lucide';
import { Icon } from '#src/components/icons.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { pagePath } from '#src/lib/urls.ts';
import { ArticlesByYear } from './articles-by-year.tsx';
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
        <ArticlesByYear years={years} tagsLabel={labels.tags} />
      </div>
    </>
  );
}
