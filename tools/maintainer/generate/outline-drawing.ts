import { geoPath } from 'd3-geo';
import { zoomIdentity } from 'd3-zoom';
import { toDegrees } from '../../../sample/case-studies/wehike/converting-map/geography/convert.ts';
import { gridLines } from '../../../sample/case-studies/wehike/converting-map/geography/grid-lines.ts';
import { FIRST_HUT, shortName } from '../../../sample/case-studies/wehike/converting-map/geography/places.ts';
import {
  COUNTRY,
  pixel,
  projectionOf,
  showing,
  type View,
} from '../../../sample/case-studies/wehike/converting-map/geography/projection.ts';
import { thinned } from '../../../sample/case-studies/wehike/converting-map/geography/thinned.ts';
import { sceneOf } from '../../../sample/case-studies/wehike/converting-map/sheet/scene.ts';
import { coast } from './coast.ts';

/** The size of the map on a wide screen, in pixels. */
const SHEET = { width: 788, height: 608 };
/** Sea and grid are drawn this much further on both sides, for screens of other shapes. */
const BESIDE_PX = 300;

const wide: View = { size: { width: SHEET.width + 2 * BESIDE_PX, height: SHEET.height }, transform: shifted(showing(SHEET)) };

function shifted({ k, x, y }: View['transform']) {
  return zoomIdentity.translate(x + BESIDE_PX, y).scale(k);
}

/** The box around New Zealand in the drawing. The page fits it into the frame in the same way as the map does. */
export function countryBox() {
  const [[left, bottom], [right, top]] = COUNTRY.map((corner) => pixel(projectionOf(wide), corner)) as typeof COUNTRY;
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * The drawing that is shown until the script of the map runs: the same coast, grid, names of seas, huts and pin in the same places.
 * The ground scales with the frame; marks and lines keep their size, as on the map, so their places are in per cent of the country's
 * box. Colours are custom properties of the page.
 */
export function outlineDrawing(): string {
  const path = geoPath(thinned(projectionOf(wide))).digits(1);
  const lines = (isMain: boolean) =>
    gridLines(wide)
      .filter((one) => one.isMain === isMain)
      .map(({ line }) => path(line))
      .join('');
  const box = countryBox();
  const px = (value: number) => value.toFixed(1);
  const place = ([x, y]: [number, number]) => {
    const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
    return `x="${share(x + BESIDE_PX - box.left, box.width)}" y="${share(y - box.top, box.height)}"`;
  };
  const { huts, labels, pin } = sceneOf({ size: SHEET, transform: showing(SHEET) }, toDegrees(FIRST_HUT), FIRST_HUT, shortName(FIRST_HUT));
  const stroke = (colour: string, width: number, more = '') =>
    `<use href="#coast" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<defs><path id="coast" vector-effect="non-scaling-stroke" d="${path(coast())}"/></defs>`,
    `<svg id="ground" viewBox="${[box.left, box.top, box.width, box.height].map(px).join(' ')}" overflow="visible">`,
    stroke('map-deep', 34),
    stroke('map-sea', 30, ' stroke-opacity=".75"'),
    stroke('map-foam', 13),
    '<use href="#coast" fill="var(--map-land)" stroke="var(--line-strong)" stroke-width="1.25" stroke-linejoin="round"/>',
    `<path fill="none" stroke="var(--ink)" stroke-opacity=".13" vector-effect="non-scaling-stroke" d="${lines(false)}"/>`,
    `<path fill="none" stroke="var(--ink)" stroke-opacity=".32" vector-effect="non-scaling-stroke" d="${lines(true)}"/>`,
    '</svg>',
    '<g id="marks" text-anchor="middle">',
    '<g visibility="var(--map-names)" fill="var(--ink)" stroke="var(--map-sea)" stroke-width="4" stroke-linejoin="round" paint-order="stroke" font-size="19" font-family="var(--font-display)" font-weight="500" letter-spacing=".05em">',
    ...labels
      // Only the seas: the macrons (ā, ū) in the names of islands would make browsers fetch another font file at the start.
      .filter(({ kind }) => kind === 'sea')
      .map(({ name, x, y, anchor }) => `<text ${place([x, y])} text-anchor="${anchor}">${name}</text>`),
    '</g>',
    ...huts.map(
      ({ number, at }) =>
        `<svg ${place(at)} overflow="visible"><circle r="10" fill="var(--ink)" stroke="var(--surface)" stroke-width="1.5"/><text y="4.5" fill="var(--surface)" font-size="13" font-weight="650">${number}</text></svg>`,
    ),
    `<svg ${place([pin.x, pin.y])} overflow="visible" fill="var(--on-gold)"><ellipse cx="6" cy="-2" rx="10" ry="4" opacity=".25"/><path fill="var(--gold)" stroke="var(--on-gold)" stroke-width="2.5" d="M0 0C-4-10-15-17-15-29a15 15 0 0 1 30 0C15-17 4-10 0 0z"/><circle cy="-29" r="5.5"/></svg>`,
    '</g>',
    '</svg>\n',
  ].join('\n');
}
