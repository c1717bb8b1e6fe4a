/** What the main islands need of the national grid, in metres. The two ranges do not overlap: that is how a swap is found out. */
export const RANGE = {
  easting: { min: 1_000_000, max: 2_100_000 },
  northing: { min: 4_700_000, max: 6_300_000 },
};
