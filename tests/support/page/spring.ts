/** The fraction of the distance that a mass of 1 has moved after this time on a spring of stiffness 280 and damping 30. */
export function springAfter(ms: number): number {
  const [stiffness, damping, t] = [280, 30, ms / 1000];
  const decay = damping / 2;
  const swing = Math.sqrt(stiffness - decay ** 2);
  return 1 - Math.exp(-decay * t) * (Math.cos(swing * t) + (decay / swing) * Math.sin(swing * t));
}
