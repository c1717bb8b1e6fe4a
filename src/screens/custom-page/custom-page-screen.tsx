import { PageMeta } from '#src/components/page-meta.tsx';
import { mdxComponents } from '#src/mdx/mdx-components.tsx';
import type { CustomPageText } from '#src/mdx/mdx-page.ts';

interface Props {
  slug: string;
  text: CustomPageText;
}

/** A custom page of the owner: a heading and text from pages/*.mdx. */
export function CustomPageScreen({ slug, text: { default: Body, page } }: Props) {
  return (
    <>
      <PageMeta meta={page.meta} route={`/${slug}`} />
      <article className="wrap page-start">
        <h1 className="page-heading">{page.heading}</h1>
        <Body components={mdxComponents} />
      </article>
    </>
  );
}
