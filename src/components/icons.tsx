import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon of the package `lucide`. It is hidden from screen readers: the text beside it says what it means. */
export function Icon({ node, className }: { node: IconNode; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {node.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
