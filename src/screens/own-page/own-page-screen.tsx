import type { OwnPage } from '#schema';
import { PageMeta } from '#src/parts/page-meta.tsx';
import type { WordsScreenProps } from '#src/prose/page-words.ts';
import { proseParts } from '#src/prose/prose-sections.tsx';

/** An extra page of the owner: a heading and text from pages/*.mdx. */
export default function OwnPageScreen({ slug, words: { default: Body, page } }: WordsScreenProps) {
  const { heading, meta } = page as OwnPage; // The build has checked that the file exports it.
  return (
    <>
      <PageMeta meta={meta} route={`/${slug}`} />
      <article className="wrap page-start">
        <h1 className="page-heading">{heading}</h1>
        <Body components={proseParts} />
      </article>
    </>
  );
}
