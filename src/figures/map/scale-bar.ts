import type { Box } from './labels.ts';
import { BAND_PX, NARROW_PX, pixelsPerKilometre, type View } from './projection.ts';

const LENGTHS_KM = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const PLATE = { paddingPx: 14, wordsPx: 34, heightPx: 44, edgePx: 10 };

/** A bar of two halves, each of a round number of kilometres, in the lower right corner. */
export function scaleBar(view: View): { halfKm: number; halfPx: number; x: number; y: number; plate: Box } {
  const { width, height } = view.size;
  const scale = pixelsPerKilometre(view);
  const longestPx = width < NARROW_PX ? 50 : 100;
  const halfKm = LENGTHS_KM.find((km) => km * scale <= longestPx) ?? 1;
  const halfPx = halfKm * scale;
  const right = width - PLATE.edgePx;
  const bottom = height - BAND_PX - PLATE.edgePx;
  const left = right - 2 * halfPx - PLATE.paddingPx - PLATE.wordsPx;
  return { halfKm, halfPx, x: left + PLATE.paddingPx, y: bottom - 12, plate: { left, right, top: bottom - PLATE.heightPx, bottom } };
}
