import Body, { frontmatter } from '#content/pages/about.mdx';
import { PageMeta } from '#src/components/page-meta.tsx';

export default function AboutScreen() {
  return (
    <>
      <PageMeta meta={frontmatter.meta} route="/about" />
      <div className="wrap page-start">
        <h1 className="text-1">{frontmatter.heading}</h1>
        <div className="prose">
          <Body />
        </div>
      </div>
    </>
  );
}
