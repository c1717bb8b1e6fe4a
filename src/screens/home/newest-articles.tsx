import { all, articles, heading } from 'virtual:content/newest-articles';
import { ArticleList } from '#src/components/articles/article-list.tsx';
import { pagePath } from '#src/lib/urls.ts';

/** The section of the home page with the newest articles. */
export default function NewestArticles() {
  return (
    <section aria-labelledby="newest-articles" className="wrap section">
      <h2 id="newest-articles" className="section-heading">
        {heading}
      </h2>
      <ArticleList articles={articles} className="newest-articles" />
      <p>
        <a href={pagePath(import.meta.env.WRITING)} className="article-list-link">
          {all}
        </a>
      </p>
    </section>
  );
}
