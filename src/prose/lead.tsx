import type { ReactNode } from 'react';

/** The first sentence of a section, in larger type. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}
