import type { ReactNode } from 'react';
import { Cloud } from './cloud.tsx';

/** Two large clouds that rise behind the contact part and fade before the footer. */
export function GroundClouds({ children }: { children: ReactNode }) {
  return (
    <div className="ground">
      <div aria-hidden="true" className="ground-sky">
        <Cloud shape="a" className="ground-left" />
        <Cloud shape="tower" className="ground-right" />
      </div>
      {children}
    </div>
  );
}
