/** The part of its way that a weight of one has gone, so long after a spring of stiffness 280 and damping 30 began to pull it. */
export function springAfter(ms: number): number {
  const [stiffness, damping, t] = [280, 30, ms / 1000];
  const decay = damping / 2;
  const swing = Math.sqrt(stiffness - decay ** 2);
  return 1 - Math.exp(-decay * t) * (Math.cos(swing * t) + (decay / swing) * Math.sin(swing * t));
}
