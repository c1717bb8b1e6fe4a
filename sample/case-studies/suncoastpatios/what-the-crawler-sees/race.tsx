import type { ReactNode } from 'react';
import { Lane } from './lane.tsx';
import { pages } from './pages.ts';
import { lengthOf } from './rules.ts';
import { TimeLine } from './time-line.tsx';
import { Watch } from './watch.tsx';

/** Until nothing more happens on either page. */
export const LENGTH = lengthOf(Object.values(pages));

/** Both pages at one moment. The drawing and what works are this same scene; only what works has a slider and buttons. */
export function Race({ ms, slider, buttons }: { ms: number; slider?: ReactNode; buttons?: ReactNode }) {
  return (
    <>
      <Lane site="client" ms={ms} />
      <Watch ms={ms} length={LENGTH} />
      <Lane site="server" ms={ms} />
      <div className="crawler-buttons">{buttons}</div>
      <div className="crawler-lines">
        <TimeLine ms={ms} length={LENGTH} />
        {slider}
      </div>
    </>
  );
}
