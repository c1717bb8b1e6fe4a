import type { Box } from '../labels.ts';
import { BAND_PX, NARROW_PX, pixelsPerKilometre, type View } from './projection.ts';

const LENGTHS_KM = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const PLATE = { besidePx: 48, heightPx: 44, edgePx: 10 };

/** A scale bar of two halves, each a round number of kilometres, and its background in the lower right corner. */
export function scaleBar(view: View): { halfKm: number; halfPx: number; plate: Box } {
  const { width, height } = view.size;
  const scale = pixelsPerKilometre(view);
  const halfKm = LENGTHS_KM.find((km) => km * scale <= (width < NARROW_PX ? 50 : 100)) ?? 1;
  const halfPx = halfKm * scale;
  const [right, bottom] = [width - PLATE.edgePx, height - BAND_PX - PLATE.edgePx];
  return { halfKm, halfPx, plate: { left: right - 2 * halfPx - PLATE.besidePx, right, top: bottom - PLATE.heightPx, bottom } };
}
