import { geoPath } from 'd3-geo';
import { toDegrees } from '../../sample/case-studies/wehike/converting-map/convert.ts';
import { gridLines } from '../../sample/case-studies/wehike/converting-map/grid-lines.ts';
import { around, namesAt, placed } from '../../sample/case-studies/wehike/converting-map/labels.ts';
import { huts } from '../../sample/case-studies/wehike/converting-map/places.ts';
import { pixel, projectionOf, showing, type View } from '../../sample/case-studies/wehike/converting-map/projection.ts';
import { thinned } from '../../sample/case-studies/wehike/converting-map/thinned.ts';
import { coast } from './coast.ts';

/** What is sure to be in sight, and how far sea and grid run on beside it. */
const FRAME = { width: 480, height: 640 };
const BESIDE_PX = 400;
const HUT_PX = 11;

const size = { width: FRAME.width + 2 * BESIDE_PX, height: FRAME.height };

/**
 * The drawing that stands in the page until the map works: the same coast, grid and huts. Its colours are custom
 * properties of the page that shows it.
 */
export function outlineDrawing(): string {
  const view: View = { size, transform: showing(size) };
  const projection = projectionOf(view);
  const path = geoPath(thinned(projection)).digits(1);
  const lines = (isMain: boolean) =>
    gridLines(view)
      .filter((one) => one.isMain === isMain)
      .map(({ line }) => path(line))
      .join('');
  const marks = huts.map((hut, index) => ({ number: index + 1, at: pixel(projection, toDegrees(hut)) }));
  const inside = { left: BESIDE_PX, top: 0, right: BESIDE_PX + FRAME.width, bottom: FRAME.height };
  const names = placed(
    // Only the seas: the macrons of the islands' names would ask for a font of their own in the first view.
    namesAt((view.transform.k * Math.PI) / 180, (at) => pixel(projection, at)).filter(({ kind }) => kind === 'sea'),
    marks.map(({ at }) => around(at, HUT_PX)),
    inside,
  );
  const px = (value: number) => value.toFixed(1);
  const stroke = (colour: string, width: number, more = '') =>
    `<use href="#coast" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BESIDE_PX} 0 ${FRAME.width} ${FRAME.height}">`,
    `<defs><path id="coast" d="${path(coast())}"/></defs>`,
    '<g id="map">',
    `<rect width="${size.width}" height="${size.height}" fill="var(--map-sea)"/>`,
    stroke('map-deep', 34),
    stroke('map-sea', 30, ' stroke-opacity=".75"'),
    stroke('map-foam', 13),
    '<use href="#coast" fill="var(--map-land)" stroke="var(--line-strong)" stroke-width="1.25" stroke-linejoin="round"/>',
    `<path fill="none" stroke="var(--ink)" stroke-opacity=".13" d="${lines(false)}"/>`,
    `<path fill="none" stroke="var(--ink)" stroke-opacity=".32" d="${lines(true)}"/>`,
    '<g fill="var(--ink)" stroke="var(--map-sea)" stroke-width="4" stroke-linejoin="round" paint-order="stroke" font-size="16" font-weight="500">',
    ...names.map(({ name, x, y, anchor }) => {
      const look = 'font-size="19" font-family="var(--font-display)" letter-spacing=".05em"';
      return `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}" ${look}>${name}</text>`;
    }),
    '</g>',
    ...marks.map(({ number, at: [x, y] }) =>
      [
        `<circle cx="${px(x)}" cy="${px(y)}" r="${HUT_PX}" fill="var(--ink)" stroke="var(--surface)" stroke-width="1.5"/>`,
        `<text x="${px(x)}" y="${px(y + 4.5)}" fill="var(--surface)" font-size="13" font-weight="650" text-anchor="middle">${number}</text>`,
      ].join(''),
    ),
    '</g>',
    '</svg>\n',
  ].join('\n');
}
