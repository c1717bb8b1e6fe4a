import { head, heading, portrait, Text } from 'virtual:content/about';
import type { ReactNode } from 'react';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Picture } from '#src/components/picture.tsx';
import { Thanks } from '#src/components/thanks.tsx';
import { mdxComponents } from '#src/mdx/mdx-components.tsx';

const components = { ...mdxComponents, Intro };

export default function AboutScreen() {
  return (
    <>
      <PageMeta head={head} />
      <div className="wrap page-start about">
        <h1 className="page-heading">{heading}</h1>
        <Text components={components} />
        <Thanks />
      </div>
    </>
  );
}

/** The first paragraphs of the About page, with the portrait beside them if there is one. */
function Intro({ children }: { children: ReactNode }) {
  return (
    <div className="about-intro">
      {portrait && <Portrait {...portrait} />}
      <div className="prose about-text">{children}</div>
    </div>
  );
}

function Portrait({ picture, alt, caption }: NonNullable<typeof portrait>) {
  const hasNight = picture.modes === 'both'; // An SVG with other colours under #dark.
  return (
    <figure className="portrait">
      <div className="portrait-picture">
        <Picture picture={picture} alt={alt} className={hasNight ? 'picture fill light-only' : 'picture fill'} isPriority />
        {hasNight && <Picture picture={{ ...picture, src: `${picture.src}#dark` }} alt={alt} className="picture fill dark-only" />}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
