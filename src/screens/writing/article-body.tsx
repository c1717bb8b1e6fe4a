import { Picture } from '#src/components/picture.tsx';
import { mdxComponents } from '#src/mdx/mdx-components.tsx';
import type { ArticleText } from '#src/mdx/mdx-page.ts';
import { MarkdownPicture } from '#src/mdx/pictures.tsx';

/** The picture of an article, if it has one, and its text. The feed has the same. */
export function ArticleBody({ default: Body, article, picture }: ArticleText) {
  const alt = article.picture?.alt ?? '';
  return (
    <>
      {picture && (
        <div className="wide">
          {picture.modes ? (
            <MarkdownPicture src={picture} alt={alt} />
          ) : (
            <Picture picture={picture} alt={alt} className="picture full-width" isPriority />
          )}
        </div>
      )}
      <Body components={mdxComponents} />
    </>
  );
}
