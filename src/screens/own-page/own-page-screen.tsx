import type { OwnPage } from '#schema';
import { PageMeta } from '#src/components/page-meta.tsx';
import type { WordsScreenProps } from '#src/prose/page-words.ts';
import { proseParts } from '#src/prose/prose-sections.tsx';

/** A page of the owner's own: a heading, and words. */
export default function OwnPageScreen({ slug, words: { default: Body, page } }: WordsScreenProps) {
  const { heading, meta } = page as OwnPage; // The build has checked that it is there.
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
