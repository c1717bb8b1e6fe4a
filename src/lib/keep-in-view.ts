export interface Offset {
  x: number;
  y: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The wanted offset of a box, limited so that the box stays inside the view. */
export function keepInView(box: Box, offset: Offset, wanted: Offset, view: { width: number; height: number }): Offset {
  return {
    x: clamp(wanted.x, offset.x - box.left, offset.x + view.width - box.right),
    y: clamp(wanted.y, offset.y - box.top, offset.y + view.height - box.bottom),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, Math.max(most, least)), Math.min(least, most));
}
