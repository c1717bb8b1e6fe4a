import type { ReactNode } from 'react';

/** A heading on the left, its words on the right, wide parts below. */
export function Section({ children }: { children: ReactNode }) {
  return <section className="prose-section">{children}</section>;
}

/** The sentence that a section starts from. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}

/** The words of a section. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
