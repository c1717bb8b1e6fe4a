import type { PictureKind } from '#schema';
import { PICTURE_KINDS } from '../../schema/pictures.ts';
import { PICTURE_WIDTHS } from '../app-interface.ts';

/** The widths that a picture of this width is made in: a small picture in its own width, and in those that are at least an eighth smaller. */
export function widthsOf(kind: PictureKind, limit: number): number[] {
  const widths = PICTURE_WIDTHS[kind];
  return limit >= widestOf(kind) ? widths : [limit, ...widths.filter((width) => width <= limit * 0.88)];
}

/** The largest width in which a kind of picture is shown. */
export function widestOf(kind: string): number {
  const known = PICTURE_KINDS.find((name) => name === kind);
  return (known && PICTURE_WIDTHS[known][0]) ?? 0;
}
