/** A weight on a spring, in one dimension. */
export interface Spring {
  position: number;
  velocity: number;
}

/** The spring of the tooltip that follows the mouse. The specification gives these values. */
export const TOOLTIP_SPRING = { stiffness: 280, damping: 30 };

const STEP_S = 1 / 2000; // So small that the result is exact, whatever the frame rate.

/** The spring after it has pulled towards the target for the given time. */
export function pull(spring: Spring, target: number, seconds: number, { stiffness, damping } = TOOLTIP_SPRING): Spring {
  let { position, velocity } = spring;
  for (let remaining = seconds; remaining > 0; remaining -= STEP_S) {
    const step = Math.min(STEP_S, remaining);
    velocity += (stiffness * (target - position) - damping * velocity) * step;
    position += velocity * step;
  }
  return { position, velocity };
}

export function isAtRest({ position, velocity }: Spring, target: number): boolean {
  return Math.abs(position - target) < 0.1 && Math.abs(velocity) < 1;
}
