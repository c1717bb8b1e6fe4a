import type { ComponentProps, ReactNode } from 'react';
import { pagePath } from '#src/lib/page-address.ts';
import { dispensable } from './error-boundary.tsx';
import { PictureAmongWords, Pictures, Wide } from './prose-pictures.tsx';

/** A heading on the left, its words on the right, wide parts below. */
function Section({ children }: { children: ReactNode }) {
  return <section className="prose-section">{children}</section>;
}

/** The sentence that a section starts from. */
function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}

/** The words of a section. */
function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}

/** What `[words](address)` becomes: "/about" is a page of this site, wherever the site stands. */
function ProseLink({ href = '', children, ...others }: ComponentProps<'a'>) {
  return (
    <a {...others} href={href.startsWith('/') ? pagePath(href) : href}>
      {children}
    </a>
  );
}

/** What the MDX of every page is made of. */
export const proseParts = { Section, Prose, Lead, Wide, Pictures, a: ProseLink, img: dispensable(PictureAmongWords) };
