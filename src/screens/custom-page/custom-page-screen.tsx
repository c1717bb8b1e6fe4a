import type { CustomPage } from '#schema';
import { PageMeta } from '#src/components/page-meta.tsx';
import { mdxComponents } from '#src/mdx/mdx-components.tsx';
import type { MdxScreenProps } from '#src/mdx/mdx-page.ts';

/** A custom page of the owner: a heading and text from pages/*.mdx. */
export default function CustomPageScreen({ slug, mdx: { default: Body, page } }: MdxScreenProps) {
  const { heading, meta } = page as CustomPage; // The build has checked that the file exports it.
  return (
    <>
      <PageMeta meta={meta} route={`/${slug}`} />
      <article className="wrap page-start">
        <h1 className="page-heading">{heading}</h1>
        <Body components={mdxComponents} />
      </article>
    </>
  );
}
