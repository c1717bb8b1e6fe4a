/** A weight on a spring, in one dimension. */
export interface Spring {
  position: number;
  velocity: number;
}

/** The constants of the pointer tooltip. */
export const TOOLTIP_SPRING = { stiffness: 280, damping: 30 };

const STEP_S = 1 / 2000; // Small enough to be exact, and for a late frame to change nothing.

/** Lets the spring pull towards the target for so many seconds. */
export function pull(spring: Spring, target: number, seconds: number, { stiffness, damping } = TOOLTIP_SPRING): Spring {
  let { position, velocity } = spring;
  for (let left = seconds; left > 0; left -= STEP_S) {
    const step = Math.min(STEP_S, left);
    velocity += (stiffness * (target - position) - damping * velocity) * step;
    position += velocity * step;
  }
  return { position, velocity };
}

export function isAtRest({ position, velocity }: Spring, target: number): boolean {
  return Math.abs(position - target) < 0.1 && Math.abs(velocity) < 1;
}
