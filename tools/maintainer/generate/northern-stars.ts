/** Right ascension in hours and minutes, declination in degrees and minutes (J2000), visual magnitude: as in any star catalogue. */
const STARS: Record<string, [number, number, number, number, number]> = {
  polaris: [2, 31.8, 89, 15.9, 1.98],
  dubhe: [11, 3.7, 61, 45.1, 1.79],
  merak: [11, 1.8, 56, 22.9, 2.37],
  phecda: [11, 53.8, 53, 41.7, 2.44],
  megrez: [12, 15.4, 57, 2, 3.31],
  alioth: [12, 54, 55, 57.6, 1.77],
  mizar: [13, 23.9, 54, 55.5, 2.04],
  alkaid: [13, 47.5, 49, 18.8, 1.86],
  caph: [0, 9.2, 59, 9, 2.27],
  schedar: [0, 40.5, 56, 32.2, 2.23],
  gammaCassiopeiae: [0, 56.7, 60, 43, 2.47],
  ruchbah: [1, 25.8, 60, 14.1, 2.68],
  segin: [1, 54.4, 63, 40.2, 3.38],
};

/** The celestial pole in the drawing: its position, the pixels per radian near it, and the right ascension (hours) straight above it. */
const POLE = { x: 745, y: 164, scale: 385, hour: 18.8 };

/** The Plough, Cassiopeia and Polaris between them, as seen to the north on a summer evening. */
export function northernStars(): string {
  return Object.values(STARS)
    .map(([hours, minutes, degrees, arcMinutes, magnitude]) => {
      const [x, y] = place(hours + minutes / 60, degrees + arcMinutes / 60);
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(3.8 - magnitude / 2).toFixed(1)}"/>`;
    })
    .join('');
}

/** Stereographic projection around the pole, which keeps shapes. Right ascension grows to the east, which is right above the pole. */
function place(rightAscension: number, declination: number): [number, number] {
  const angle = ((rightAscension - POLE.hour) / 12) * Math.PI;
  const distance = 2 * Math.tan((((90 - declination) / 180) * Math.PI) / 2) * POLE.scale;
  return [POLE.x + distance * Math.sin(angle), POLE.y - distance * Math.cos(angle)];
}
