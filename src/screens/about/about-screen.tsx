import Body from '#content/pages/about.mdx';
import { about } from '#content/pages/about.ts';
import { stylesIn } from '#src/navigation/page-styles.ts';
import { ButtonLink } from '#src/parts/buttons.tsx';
import { PageMeta } from '#src/parts/page-meta.tsx';
import { proseParts } from '#src/prose/prose-sections.tsx';
import { Intro } from './intro.tsx';

const parts = { ...proseParts, Intro };

/** @public The navigation loads these style sheets before it shows the page. */
export const styles = () => stylesIn(Body({ components: parts }));

export default function AboutScreen() {
  const { heading, meta, thanks, thanksButton } = about;
  return (
    <>
      <PageMeta meta={meta} route="/about" />
      <div className="wrap page-start about">
        <h1 className="page-heading">{heading}</h1>
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
