import type { Root, RootContent } from 'mdast';
import { type ArticleLinks, articleRoute } from '../../src/lib/articles.ts';
import { dateText, factsOf } from '../content/articles.ts';
import type { Content } from '../content/content.ts';
import { shareCardAlts } from '../documents/share-cards.ts';
import { mdxTree } from './parse-mdx.ts';

/** Adds `export const facts = …` to the text of an article, for its page, and the import of the picture that it names. */
export function remarkArticle(content: Content) {
  const { root: project, articles, labels } = content;
  const alts = articles.length > 0 ? shareCardAlts(content) : {};
  return (root: Root, { path }: { path?: string | undefined }) => {
    const index = articles.findIndex(({ file }) => `${project}/${file.file}` === path);
    const found = articles[index];
    if (!found) return;
    const { slug, article } = found;
    const [newer, older] = [articles[index - 1], articles[index + 1]];
    const alt = alts[articleRoute(slug)];
    const links: ArticleLinks = {
      ...(article.updated && { updatedText: labels.writing.updated.replace('{date}', dateText(article.updated, content)) }),
      ...(older && { older: { slug: older.slug, title: older.article.title } }),
      ...(newer && { newer: { slug: newer.slug, title: newer.article.title } }),
      ...(alt && { shareCardAlt: alt }),
    };
    const added = [
      `export const facts = ${JSON.stringify({ ...factsOf(content, found), ...links })}`,
      ...(article.picture ? [`export { default as picture } from ${JSON.stringify(`./${article.picture.file}?wide`)}`] : []),
    ];
    root.children.push(...(mdxTree(added.join('\n')).children as RootContent[]));
  };
}
