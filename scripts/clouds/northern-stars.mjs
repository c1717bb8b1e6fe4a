/** Right ascension in hours and minutes, declination in degrees and minutes (J2000), visual magnitude: facts of any star catalogue. */
const STARS = {
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

/** Where the pole stands in the drawing, how many pixels a radian near it takes, and which hour stands straight above it. */
const POLE = { x: 745, y: 164, scale: 385, hour: 18.8 };

/** The Plough, Cassiopeia and Polaris between them, as they stand on a summer evening when one looks north. */
export function northernStars() {
  return Object.values(STARS)
    .map(([hours, minutes, degrees, arcMinutes, magnitude]) => {
      const [x, y] = place(hours + minutes / 60, degrees + arcMinutes / 60);
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(3.8 - magnitude / 2).toFixed(1)}"/>`;
    })
    .join('');
}

/** Stereographic projection around the pole: shapes stay true. The later a star rises, the further east it stands: above the pole, to the right. */
function place(rightAscension, declination) {
  const angle = ((rightAscension - POLE.hour) / 12) * Math.PI;
  const distance = 2 * Math.tan((((90 - declination) / 180) * Math.PI) / 2) * POLE.scale;
  return [POLE.x + distance * Math.sin(angle), POLE.y - distance * Math.cos(angle)];
}
