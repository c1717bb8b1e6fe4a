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

const RADIUS = 9;

/** The symbol of weather reports (okta) for how many eighths of the sky are covered by cloud. Nine means that the sky cannot be seen. */
export function CloudCoverIcon({ eighths, className = 'cloud-cover' }: { eighths: number; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" stroke="currentColor" className={className}>
      <circle cx="12" cy="12" r={RADIUS} fill="none" strokeWidth="2.2" />
      {eighths > 0 && eighths < 8 && <path d={sector(eighths)} stroke="none" />}
      {eighths === 8 && <circle cx="12" cy="12" r={RADIUS} stroke="none" />}
      {eighths === 9 && <path d="M5.7 5.7l12.6 12.6M18.3 5.7L5.7 18.3" strokeWidth="2.2" />}
    </svg>
  );
}

/** The path of a filled part of the circle, clockwise from the top. */
function sector(eighths: number): string {
  const angle = (eighths / 8) * 2 * Math.PI;
  const x = (12 + RADIUS * Math.sin(angle)).toFixed(2);
  const y = (12 - RADIUS * Math.cos(angle)).toFixed(2);
  return `M12 12V${12 - RADIUS}A${RADIUS} ${RADIUS} 0 ${eighths > 4 ? 1 : 0} 1 ${x} ${y}Z`;
}
