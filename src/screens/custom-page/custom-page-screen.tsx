import { PageMeta } from '#src/components/page-meta.tsx';
import { mdxComponents } from '#src/mdx/mdx-components.tsx';

/** A custom page of the owner: a heading and text from pages/*.md. */
export function CustomPageScreen({ default: Text, head, heading }: TextModule<'customPages'>) {
  return (
    <>
      <PageMeta head={head} />
      <article className="wrap page-start">
        <h1 className="page-heading">{heading}</h1>
        <Text components={mdxComponents} />
      </article>
    </>
  );
}
