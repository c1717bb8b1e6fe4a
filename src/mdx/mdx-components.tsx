import type { ComponentProps, ReactNode } from 'react';
import { linkPath } from '#src/lib/urls.ts';

/** A heading on the left, its text on the right, wide components below. */
function Section({ children }: { children: ReactNode }) {
  return <section className="prose-section">{children}</section>;
}

/** The text before the first heading. */
function Intro({ children }: { children: ReactNode }) {
  return (
    <div className="prose-section">
      <div className="prose prose-lead">{children}</div>
    </div>
  );
}

/** The text of a section. */
function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}

/**
 * The <h2> is as high as the text beside it, and the inner <span> is sticky in it: the heading stays in view,
 * and links still go to its start.
 */
function SectionHeading({ children, ...others }: ComponentProps<'h2'>) {
  return (
    <h2 {...others}>
      <span className="prose-heading">{children}</span>
    </h2>
  );
}

/** Renders `[text](address)`. An address such as "/about" is a page of this site, even if the site is published under a path. */
function ProseLink({ href, children, ...others }: ComponentProps<'a'>) {
  return (
    <a {...others} href={href && linkPath(href)}>
      {children}
    </a>
  );
}

/** The components that every text uses. Others, such as <Wide>, are imported only by texts that use them: markdown-components.ts. */
export const mdxComponents = { Section, Intro, Prose, h2: SectionHeading, a: ProseLink };

/** The first sentence of a section, in larger type. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}
