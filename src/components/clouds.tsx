import { siteTheme } from 'virtual:content/site';
import type { ReactNode } from 'react';
import clouds from '#src/components/clouds.svg';

/** The size of each cloud in src/components/clouds.svg. */
const VIEW_BOXES = {
  a: '0 0 1000 470',
  b: '0 0 620 320',
  c: '0 0 740 270',
  d: '0 0 560 220',
  e: '0 0 700 290',
  f: '0 0 440 250',
  bank: '0 0 2880 420',
  tower: '0 0 1200 820',
};

interface Props {
  shape: keyof typeof VIEW_BOXES;
  className?: string;
}

/**
 * One cloud. All clouds are in one SVG file, loaded once; CSS variables of the page colour them. Renders nothing
 * in a theme without clouds.
 */
export function Cloud({ shape, className }: Props) {
  if (!siteTheme.hasSky) return null;
  return (
    <svg aria-hidden="true" viewBox={VIEW_BOXES[shape]} preserveAspectRatio="xMidYMin slice" className={className}>
      <use href={`${clouds}#${shape}`} />
    </svg>
  );
}

/** The contact section in front of two large clouds, which fade out above the footer. */
export function WithClouds({ children }: { children: ReactNode }) {
  return (
    <div className="with-clouds">
      {siteTheme.hasSky && (
        <div aria-hidden="true" className="contact-clouds">
          <Cloud shape="a" className="contact-cloud-left" />
          <Cloud shape="tower" className="contact-cloud-right" />
        </div>
      )}
      {children}
    </div>
  );
}
