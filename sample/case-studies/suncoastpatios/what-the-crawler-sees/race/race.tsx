import type { ReactNode } from 'react';
import { pages } from '../pages.ts';
import { lengthOf } from '../rules.ts';
import { Lane } from './lane.tsx';
import { TimeLine } from './time-line.tsx';
import { Watch } from './watch.tsx';

/** The time until nothing more changes on either page. */
export const LENGTH_MS = lengthOf(Object.values(pages));

/**
 * Both pages at one moment. The still drawing and the interactive race both use this; only the interactive one
 * has a slider and buttons.
 */
export function Race({ ms, slider, buttons }: { ms: number; slider?: ReactNode; buttons?: ReactNode }) {
  return (
    <>
      <Lane site="client" ms={ms} />
      <Watch ms={ms} length={LENGTH_MS} />
      <Lane site="server" ms={ms} />
      <div className="crawler-buttons">{buttons}</div>
      <div className="crawler-lines">
        <TimeLine ms={ms} length={LENGTH_MS} />
        {slider}
      </div>
    </>
  );
}
