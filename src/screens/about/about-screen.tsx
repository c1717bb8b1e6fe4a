import { about, Body } from 'virtual:content/about';
import { builtInPages } from 'virtual:content/pages';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/buttons.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Picture } from '#src/components/picture.tsx';
import { mdxComponents } from '#src/mdx/mdx-components.tsx';

const components = { ...mdxComponents, Intro };

export default function AboutScreen() {
  const { heading, meta, thanks, thanksButton, resumeButton } = about;
  return (
    <>
      <PageMeta meta={meta} route="/about" />
      <div className="wrap page-start about">
        <h1 className="page-heading">{heading}</h1>
        <Body components={components} />
        <div className="thanks">
          <p className="thanks-text">{thanks}</p>
          <div className="button-row">
            <ButtonLink to="/contact" variant="primary">
              {thanksButton}
            </ButtonLink>
            {builtInPages.includes('resume') && resumeButton && (
              <ButtonLink to="/resume" variant="secondary">
                {resumeButton}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** The first paragraphs of the About page, with the portrait beside them. */
function Intro({ children }: { children: ReactNode }) {
  const { picture, alt, caption } = about.portrait;
  return (
    <div className="about-intro">
      <figure className="portrait">
        <Picture picture={picture} alt={alt} className="picture fill" isPriority />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="prose about-text">{children}</div>
    </div>
  );
}
