/** The part of the national grid that the main islands use, in metres. The two ranges do not overlap, so swapped axes can be detected. */
export const RANGE = {
  easting: { min: 1_000_000, max: 2_100_000 },
  northing: { min: 4_700_000, max: 6_300_000 },
};
