import { useState } from 'react';
import { fillTemplate } from '#src/demos/helpers.ts';
import { formatDegrees, formatNumber } from './format.ts';
import { type GridPoint, isInCountry, kilometresBetween, swapped, toDegrees } from './geography/convert.ts';
import { FIRST_HUT, type Hut, shortName } from './geography/places.ts';
import { labels } from './labels.ts';

interface Pin {
  point: GridPoint;
  /** Undefined for a point that the visitor has chosen on the map. */
  hut: Hut | undefined;
  isSwapped: boolean;
  /** Why the pin was not moved to the last requested place; empty if it was. */
  refusal: string;
  /** Counts changes. Used as a React key, so that screen readers also announce a text that is the same as the last one. */
  changeCount: number;
  /** Whether arrow keys moved it last. They repeat, so the announcement waits. */
  isStepping: boolean;
}

/** The position of the pin, and the text about it. */
export function usePin() {
  const [pin, setPin] = useState<Pin>({
    point: FIRST_HUT,
    hut: FIRST_HUT,
    isSwapped: false,
    refusal: '',
    changeCount: 0,
    isStepping: false,
  });
  const change = (to: Partial<Pin>) =>
    setPin((before) => ({ ...before, refusal: '', isStepping: false, ...to, changeCount: before.changeCount + 1 }));
  const correct = toDegrees(pin.point);
  const shown = pin.isSwapped ? toDegrees(swapped(pin.point)) : correct;
  const kilometresOff = Math.round(kilometresBetween(correct, shown));
  const name = pin.hut ? shortName(pin.hut) : labels.ownPoint;
  const message = pin.isSwapped
    ? fillTemplate(labels.swapped, { name, distance: formatNumber(kilometresOff) })
    : fillTemplate(labels.position, { name: pin.hut?.name ?? labels.ownPoint, ...formatDegrees(correct) });

  return {
    ...pin,
    /** The place of the point. */
    correct,
    /** The place where the pin is shown: a wrong one while the axes are swapped. */
    shown,
    /** The distance between the two. */
    kilometresOff,
    name,
    message: pin.refusal || message,
    chooseHut: (hut: Hut) => change({ point: hut, hut }),
    /** Leaves the pin where it is, but as a point of the visitor and not as a hut. */
    chooseOwnPoint: () => change({ hut: undefined }),
    swap: () => change({ isSwapped: !pin.isSwapped }),
    /** Moves the pin, if the point is in the country. Otherwise sets `refusal`. Returns whether it was moved. */
    moveTo: (point: GridPoint, { isStepping }: { isStepping: boolean }): boolean => {
      if (isInCountry(point)) change({ point, hut: undefined, isStepping });
      else change({ refusal: isStepping ? labels.refused.edge : labels.refused.atSea, isStepping });
      return isInCountry(point);
    },
  };
}

export type PinState = ReturnType<typeof usePin>;
