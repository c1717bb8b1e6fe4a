import { labels } from 'virtual:content/articles';
import { ArticleLine } from '#src/components/articles/article-line.tsx';
import listStyles from '#src/components/articles/article-list.css?url';
import { Tags } from '#src/components/articles/tags.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { pagePath } from '#src/lib/urls.ts';
import { ArticleBody } from './article-body.tsx';
import { Contents } from './contents.tsx';
import styles from './writing.css?url';

export { articleTexts } from 'virtual:content/articles';

/** A title of more letters is in smaller type. */
const LONG_TITLE = 90;

/** The page of an article: one for each file in writing/. */
export function ArticleScreen(text: TextModule<'articles'>) {
  const { title, language, tags, updatedText, contents, older, newer } = text.facts;
  const hasContents = contents.length > 0;
  return (
    <>
      <link rel="stylesheet" href={listStyles} precedence="page" />
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageMeta head={text.head} />
      <article className="wrap page-start">
        <a href={pagePath(import.meta.env.WRITING)} className="article-list-link">
          {labels.heading}
        </a>
        <h1 className={title.length > LONG_TITLE ? 'article-title is-long' : 'article-title'} {...language}>
          {title}
        </h1>
        <div className={hasContents ? 'article-text has-contents' : 'article-text'} {...language}>
          <div className="article-facts">
            <ArticleLine article={text.facts} updatedText={updatedText} />
            <Tags label={labels.tags} tags={tags} />
            {hasContents && <Contents label={labels.contents} headings={contents} language={language} />}
          </div>
          <div className="article-body">
            <ArticleBody {...text} />
          </div>
        </div>
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

interface OtherArticle {
  label: string;
  route: string;
  title: string;
  language: { lang: string; dir: string } | undefined;
}

function OtherArticleLink({ label, route, title, language }: OtherArticle) {
  return (
    <li>
      <a href={pagePath(route)}>
        {`${label} `}
        <span className="other-article-title" {...language}>
          {title}
        </span>
      </a>
    </li>
  );
}
