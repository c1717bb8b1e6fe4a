import { createElement, type ReactElement } from 'react';

// Without JSX, because share cards have this symbol too, and Node runs TypeScript but no JSX.

const RADIUS = 9;

/** The symbol of weather reports (okta) for how many eighths of the sky are covered by cloud. Nine means that the sky cannot be seen. */
export function CloudCoverIcon({ eighths, className = 'cloud-cover' }: { eighths: number; className?: string }): ReactElement {
  return createElement(
    'svg',
    { 'aria-hidden': true, viewBox: '0 0 24 24', fill: 'currentColor', stroke: 'currentColor', className },
    createElement('circle', { cx: 12, cy: 12, r: RADIUS, fill: 'none', strokeWidth: 2.2 }),
    eighths > 0 && eighths < 8 && createElement('path', { d: sector(eighths), stroke: 'none' }),
    eighths === 8 && createElement('circle', { cx: 12, cy: 12, r: RADIUS, stroke: 'none' }),
    eighths === 9 && createElement('path', { d: 'M5.7 5.7l12.6 12.6M18.3 5.7L5.7 18.3', strokeWidth: 2.2 }),
  );
}

/** The path of a filled part of the circle, clockwise from the top. */
function sector(eighths: number): string {
  const angle = (eighths / 8) * 2 * Math.PI;
  const x = (12 + RADIUS * Math.sin(angle)).toFixed(2);
  const y = (12 - RADIUS * Math.cos(angle)).toFixed(2);
  return `M12 12V${12 - RADIUS}A${RADIUS} ${RADIUS} 0 ${eighths > 4 ? 1 : 0} 1 ${x} ${y}Z`;
}

/** A playful clock beside the reading time: one eighth of the sky for each minute, up to the whole sky. */
export const ReadingTimeIcon = ({ minutes }: { minutes: number }) => CloudCoverIcon({ eighths: Math.min(minutes, 8) });
