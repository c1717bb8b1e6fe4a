import { useState } from 'react';
import { fill } from '#src/demos/helpers.ts';
import { formatDegrees, metres } from '../format.ts';
import { type GridPoint, isInCountry, kilometresBetween, swapped, toDegrees } from '../geography/convert.ts';
import { FIRST_HUT, type Hut, shortName } from '../geography/places.ts';
import { words } from '../words.ts';

interface Pin {
  point: GridPoint;
  /** Undefined for a point that the visitor has chosen on the map. */
  hut: Hut | undefined;
  isSwapped: boolean;
  /** Why the pin was not moved to the last wanted place; empty if it was. */
  refused: string;
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
    refused: '',
    changeCount: 0,
    isStepping: false,
  });
  const change = (to: Partial<Pin>) =>
    setPin((before) => ({ ...before, refused: '', isStepping: false, ...to, changeCount: before.changeCount + 1 }));
  const right = toDegrees(pin.point);
  const shown = pin.isSwapped ? toDegrees(swapped(pin.point)) : right;
  const kilometres = Math.round(kilometresBetween(right, shown));
  const name = pin.hut ? shortName(pin.hut) : words.ownPoint;
  const sentence = pin.isSwapped
    ? fill(words.wrong, { name, distance: metres(kilometres) })
    : fill(words.shown, { name: pin.hut?.name ?? words.ownPoint, ...formatDegrees(right) });

  return {
    ...pin,
    right,
    shown,
    kilometres,
    name,
    sentence: pin.refused || sentence,
    choose: (hut: Hut) => change({ point: hut, hut }),
    /** Keeps the pin where it is, as a point of the visitor and not of a hut. */
    chooseOwnPoint: () => change({ hut: undefined }),
    swap: () => change({ isSwapped: !pin.isSwapped }),
    /** Moves the pin, if the point is in the country. Otherwise sets `refused`. Returns whether it was moved. */
    put: (point: GridPoint, { isStepping }: { isStepping: boolean }): boolean => {
      if (isInCountry(point)) change({ point, hut: undefined, isStepping });
      else change({ refused: isStepping ? words.refused.edge : words.refused.atSea, isStepping });
      return isInCountry(point);
    },
  };
}

export type PinState = ReturnType<typeof usePin>;
