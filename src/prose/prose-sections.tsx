import type { ComponentProps, ReactNode } from 'react';
import { linkPath } from '#src/lib/page-address.ts';

/** A heading on the left, its words on the right, wide parts below. */
function Section({ children }: { children: ReactNode }) {
  return <section className="prose-section">{children}</section>;
}

/** The words before the first heading: they begin the page. */
function Intro({ children }: { children: ReactNode }) {
  return (
    <div className="prose-section">
      <div className="prose prose-lead">{children}</div>
    </div>
  );
}

/** The words of a section. */
function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}

/** The heading of a section reaches as far down as the words beside it, so that its text can stay in view and links still lead to its start. */
function SectionHeading({ children, ...others }: ComponentProps<'h2'>) {
  return (
    <h2 {...others}>
      <span className="prose-heading">{children}</span>
    </h2>
  );
}

/** What `[words](address)` becomes: "/about" is a page of this site, wherever the site stands. */
function ProseLink({ href = '', children, ...others }: ComponentProps<'a'>) {
  return (
    <a {...others} href={linkPath(href)}>
      {children}
    </a>
  );
}

/** What the Markdown of every page becomes. Parts such as <Wide> are imported where they are used: engine/markdown/parts.ts. */
export const proseParts = { Section, Intro, Prose, h2: SectionHeading, a: ProseLink };
