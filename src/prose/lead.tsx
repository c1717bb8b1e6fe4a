import type { ReactNode } from 'react';

/** The sentence that a section starts from. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}
