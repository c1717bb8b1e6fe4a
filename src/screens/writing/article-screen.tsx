import { labels } from 'virtual:content/articles';
import { PageMeta } from '#src/components/page-meta.tsx';
import { articleRoute, type OtherArticle, WRITING } from '#src/lib/articles.ts';
import { articleCardPath } from '#src/lib/pages.ts';
import { pagePath, pageUrl } from '#src/lib/urls.ts';
import type { ArticleText } from '#src/mdx/mdx-page.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleLine } from './article-line.tsx';
import styles from './writing.css?url';

export { articleTexts } from 'virtual:content/articles';

/** The page of an article: one for each file in writing/. */
export function ArticleScreen(text: ArticleText) {
  const { slug, title, description, shareCardAlt, older, newer } = text.facts;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageMeta meta={{ title, description }} route={articleRoute(slug)} />
      {shareCardAlt && <meta property="og:image" content={pageUrl(articleCardPath(slug))} />}
      {shareCardAlt && <meta property="og:image:alt" content={shareCardAlt} />}
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

function OtherArticleLink({ label, slug, title }: { label: string } & OtherArticle) {
  return (
    <li>
      <a href={pagePath(articleRoute(slug))}>
        {`${label} `}
        <span className="other-article-title">{title}</span>
      </a>
    </li>
  );
}
