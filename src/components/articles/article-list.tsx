import { pagePath } from '#src/lib/urls.ts';
import { ArticleLine, type ListedArticle } from './article-line.tsx';
import styles from './article-list.css?url';
import { Tags } from './tags.tsx';

interface Props {
  articles: ListedArticle[];
  /** The name of the tags, for screen readers; without it there are no tags. */
  tagsLabel?: string;
  className?: string;
}

/** Articles with their titles, the newest first. The heading above them is an h2. */
export function ArticleList({ articles, tagsLabel, className = '' }: Props) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <ul className={`article-list ${className}`}>
        {articles.map((article) => (
          <li key={article.route}>
            <h3 {...article.language}>
              <a href={pagePath(article.route)}>{article.title}</a>
            </h3>
            <ArticleLine article={article} />
            <p {...article.language}>{article.description}</p>
            {tagsLabel && <Tags label={tagsLabel} tags={article.tags} />}
          </li>
        ))}
      </ul>
    </>
  );
}
