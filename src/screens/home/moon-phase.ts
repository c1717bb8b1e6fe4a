const DAY_MS = 86_400_000;
/** From one new moon to the next, on average. */
const MONTH_DAYS = 29.530589;
/** A new moon. */
const NEW_MOON_MS = Date.UTC(2000, 0, 6, 18, 14);

export const FULL_MOON = 0.5;

/** How far the moon is on its way from new (0) by full (0.5) to new again (1): within a day of the true phase, which runs less evenly. */
export function moonPhase(time: number): number {
  const months = (time - NEW_MOON_MS) / DAY_MS / MONTH_DAYS;
  return months - Math.floor(months);
}

/** The outline of the lit part in a box of 100 by 100. A waxing moon is lit on the left as seen from the south, on the right from the north. */
export function litPart(phase: number, half: 'southern' | 'northern'): string {
  const edge = Math.cos(2 * Math.PI * phase); // How far the edge of the shadow bulges: 1 new, 0 half, -1 full.
  const isLitOnRight = phase < FULL_MOON === (half === 'northern');
  const limb = isLitOnRight ? 1 : 0;
  const back = edge > 0 === isLitOnRight ? 0 : 1; // A crescent ends before the middle; a fuller moon goes beyond it.
  return `M50 0A50 50 0 0 ${limb} 50 100A${(Math.abs(edge) * 50).toFixed(1)} 50 0 0 ${back} 50 0Z`;
}
