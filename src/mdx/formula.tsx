import type { ReactNode } from 'react';
import styles from './formula.css?url';

/** A formula that stands alone. If it is wider than the text, it scrolls inside its own box, by keyboard too. */
export function Formula({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll only what has the focus */}
      <div className="formula" role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
