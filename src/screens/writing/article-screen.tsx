import { labels } from 'virtual:content/articles';
import { WRITING } from '#schema/routes.ts';
import { PageMeta } from '#src/components/page-meta.tsx';
import { pagePath } from '#src/lib/urls.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleLine } from './article-line.tsx';
import styles from './writing.css?url';

export { articleTexts } from 'virtual:content/articles';

/** The page of an article: one for each file in writing/. */
export function ArticleScreen(text: TextModule<'articles'>) {
  const { title, older, newer } = text.facts;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageMeta head={text.head} />
      <article className="wrap page-start">
        <a href={pagePath(WRITING)} className="article-list-link">
          {labels.heading}
        </a>
        <h1 className="article-title">{title}</h1>
        <ArticleLine {...text.facts} />
        <ArticleBody {...text} />
      </article>
      <footer className="wrap article-end">
        {(older || newer) && (
          <ul className="other-articles">
            {newer && <OtherArticleLink label={labels.newer} {...newer} />}
            {older && <OtherArticleLink label={labels.older} {...older} />}
          </ul>
        )}
        <p>
          {`${labels.question} `}
          <a href={pagePath('/contact')}>{labels.getInTouch}</a>
        </p>
      </footer>
    </>
  );
}

function OtherArticleLink({ label, route, title }: Record<'label' | 'route' | 'title', string>) {
  return (
    <li>
      <a href={pagePath(route)}>
        {`${label} `}
        <span className="other-article-title">{title}</span>
      </a>
    </li>
  );
}
