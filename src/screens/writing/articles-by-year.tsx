import type { ListedArticle } from '#src/components/articles/article-line.tsx';
import { ArticleList } from '#src/components/articles/article-list.tsx';

interface Props {
  years: { year: string; articles: ListedArticle[] }[];
  /** The name of the tags, for screen readers; without it there are no tags. */
  tagsLabel?: string;
}

/** Lists of articles, each beside its year. */
export function ArticlesByYear({ years, ...others }: Props) {
  return years.map(({ year, articles }) => (
    <section key={year} className="prose-section">
      <h2>
        <span className="prose-heading">{year}</span>
      </h2>
      <ArticleList articles={articles} className="prose" {...others} />
    </section>
  ));
}
