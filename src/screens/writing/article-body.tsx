import { Picture } from '#src/components/picture.tsx';
import { mdxComponents } from '#src/mdx/mdx-components.tsx';
import { MarkdownPicture } from '#src/mdx/pictures.tsx';

/** The picture of an article, if it has one, and its text. The feed has the same. */
export function ArticleBody({ default: Text, picture }: TextModule<'articles'>) {
  return (
    <>
      {picture && (
        <div className="wide">
          {picture.file.modes ? (
            <MarkdownPicture src={picture.file} alt={picture.alt} />
          ) : (
            <Picture picture={picture.file} alt={picture.alt} className="picture full-width" isPriority />
          )}
        </div>
      )}
      <Text components={mdxComponents} />
    </>
  );
}
