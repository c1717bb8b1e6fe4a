import { expect, test } from 'vitest';
import { litPart, moonPhase } from '../../../src/screens/home/sky/moon-phase.ts';

/** One day as a part of the lunar month. It is the tolerance, because the true phase differs from the mean one by up to 0.6 days. */
const A_DAY = 0.034;

/** The distance between two phases on the circle, by the shorter way. */
const apart = (one: number, other: number) => Math.abs(((one - other + 1.5) % 1) - 0.5);

test.each([
  ['new', 0, '2024-04-08T18:21Z'],
  ['new', 0, '2025-03-29T10:58Z'],
  ['new', 0, '2026-08-12T17:37Z'],
  ['at its first quarter', 0.25, '2024-01-18T03:53Z'],
  ['full', 0.5, '2024-01-25T17:54Z'],
  ['full', 0.5, '2025-10-07T03:48Z'],
  ['full', 0.5, '2026-08-28T04:18Z'],
  ['full', 0.5, '2037-01-31T14:04Z'],
  ['at its last quarter', 0.75, '2025-01-21T20:31Z'],
])('the moon was or will be %s (%d) on %s', (_name, phase, time) => {
  expect(apart(moonPhase(Date.parse(time)), phase)).toBeLessThan(A_DAY);
});

/** The left and the right end of the lit part, along the middle of the moon. */
function litAcross(path: string): [number, number] {
  const [, limb, bulge, back] = /A50 50 0 0 (\d) 50 100A([\d.]+) 50 0 0 (\d) 50 0Z$/.exec(path) ?? [];
  const outer = limb === '1' ? 100 : 0; // The outer edge is at the right or at the left.
  const inner = back === '1' ? 50 - Number(bulge) : 50 + Number(bulge); // The inner edge curves to the left or to the right.
  return [Math.min(outer, inner), Math.max(outer, inner)];
}

test.each([
  ['a waxing crescent', 0.125, [0, 14.6]],
  ['the first quarter', 0.25, [0, 50]],
  ['a waxing gibbous moon', 0.375, [0, 85.4]],
  ['a full moon', 0.5, [0, 100]],
  ['a waning gibbous moon', 0.625, [14.6, 100]],
  ['the last quarter', 0.75, [50, 100]],
  ['a waning crescent', 0.875, [85.4, 100]],
] as const)('%s is lit on the left while it grows, on the right while it shrinks', (_name, phase, [from, to]) => {
  const [left, right] = litAcross(litPart(phase));
  expect(left).toBeCloseTo(from, 1);
  expect(right).toBeCloseTo(to, 1);
});
