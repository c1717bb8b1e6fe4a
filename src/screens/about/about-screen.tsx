import { cardAlt } from 'virtual:about';
import Body, { frontmatter } from '#content/pages/about.mdx';
import { ButtonLink } from '#src/components/buttons.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { proseParts } from '#src/components/prose-sections.tsx';
import { Intro } from './intro.tsx';

const parts = { ...proseParts, Intro };

export default function AboutScreen() {
  const { heading, meta, thanks, thanksButton } = frontmatter;
  return (
    <>
      <PageMeta meta={meta} route="/about" cardAlt={cardAlt} />
      <div className="wrap page-start">
        <h1 className="text-1">{heading}</h1>
        <Body components={parts} />
        <div className="thanks">
          <p className="thanks-words">{thanks}</p>
          <ButtonLink to="/contact" look="primary">
            {thanksButton}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
