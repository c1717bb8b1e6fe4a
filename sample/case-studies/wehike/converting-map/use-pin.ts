import { useState } from 'react';
import { fill } from '#src/figures/fill.ts';
import { type GridPoint, isInCountry, kilometresBetween, swapped, toDegrees } from './convert.ts';
import { FIRST_HUT, type Hut, shortName } from './places.ts';
import { metres, spoken } from './say.ts';
import { words } from './words.ts';

interface Pin {
  point: GridPoint;
  /** None: a point of the visitor's own. */
  hut: Hut | undefined;
  isSwapped: boolean;
  /** Why the last wish was not granted; nothing where it was. */
  refused: string;
  /** Counts what was done: the same words again are news again. */
  told: number;
  /** Whether keys move it, which repeat. */
  isStepping: boolean;
}

/** Where the pin is, and what is said about it. */
export function usePin() {
  const [pin, setPin] = useState<Pin>({ point: FIRST_HUT, hut: FIRST_HUT, isSwapped: false, refused: '', told: 0, isStepping: false });
  const change = (to: Partial<Pin>) => setPin((before) => ({ ...before, refused: '', isStepping: false, ...to, told: before.told + 1 }));
  const right = toDegrees(pin.point);
  const shown = pin.isSwapped ? toDegrees(swapped(pin.point)) : right;
  const kilometres = Math.round(kilometresBetween(right, shown));
  const name = pin.hut ? shortName(pin.hut) : words.ownPoint;
  const sentence = pin.isSwapped
    ? fill(words.wrong, { name, distance: metres(kilometres) })
    : fill(words.shown, { name: pin.hut?.name ?? words.ownPoint, ...spoken(right) });

  return {
    ...pin,
    right,
    shown,
    kilometres,
    name,
    sentence: pin.refused || sentence,
    choose: (hut: Hut) => change({ point: hut, hut }),
    /** The pin stays where it is, and is no hut's any more. */
    own: () => change({ hut: undefined }),
    swap: () => change({ isSwapped: !pin.isSwapped }),
    /** Puts the pin where the grid has a place for it; says otherwise why not. */
    put: (point: GridPoint, { isStepping }: { isStepping: boolean }): boolean => {
      if (isInCountry(point)) change({ point, hut: undefined, isStepping });
      else change({ refused: isStepping ? words.refused.edge : words.refused.atSea, isStepping });
      return isInCountry(point);
    },
  };
}

export type PinState = ReturnType<typeof usePin>;
