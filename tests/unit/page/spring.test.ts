import { expect, test } from 'vitest';
import { pull, TOOLTIP_SPRING } from '../../../src/parts/pointer/spring.ts';

/** The position of a mass of 1 on a damped spring after t seconds, starting one unit away and at rest. */
function exact(t: number): number {
  const frequency = Math.sqrt(TOOLTIP_SPRING.stiffness);
  const ratio = TOOLTIP_SPRING.damping / (2 * frequency);
  const damped = frequency * Math.sqrt(1 - ratio ** 2);
  return 1 - Math.exp(-ratio * frequency * t) * (Math.cos(damped * t) + ((ratio * frequency) / damped) * Math.sin(damped * t));
}

test('the tooltip spring has stiffness 280 and damping 30', () => {
  expect(TOOLTIP_SPRING).toEqual({ stiffness: 280, damping: 30 });
});

test.each([0.02, 0.05, 0.1, 0.2, 0.4])('the spring is within one per cent of the exact solution after %s s', (seconds) => {
  expect(pull({ position: 0, velocity: 0 }, 1, seconds).position).toBeCloseTo(exact(seconds), 2);
});

test('a late frame leads to the same place as many early ones', () => {
  let early = { position: 0, velocity: 0 };
  for (let frame = 0; frame < 12; frame++) early = pull(early, 100, 1 / 120);
  expect(pull({ position: 0, velocity: 0 }, 100, 0.1).position).toBeCloseTo(early.position, 0);
});
