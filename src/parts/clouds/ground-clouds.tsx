import type { ReactNode } from 'react';
import { siteTheme } from '#src/lib/site-theme.ts';
import { Cloud } from './cloud.tsx';

/** Two large clouds behind the contact section. They fade out above the footer. */
export function GroundClouds({ children }: { children: ReactNode }) {
  return (
    <div className="ground">
      {siteTheme.clouds && (
        <div aria-hidden="true" className="ground-sky">
          <Cloud shape="a" className="ground-left" />
          <Cloud shape="tower" className="ground-right" />
        </div>
      )}
      {children}
    </div>
  );
}
