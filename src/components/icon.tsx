import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A decorative icon of the Lucide family; the words beside it say what it means. */
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
