import { geoPath } from 'd3-geo';
import { zoomIdentity } from 'd3-zoom';
import { toDegrees } from '../../sample/case-studies/wehike/converting-map/convert.ts';
import { gridLines } from '../../sample/case-studies/wehike/converting-map/grid-lines.ts';
import { FIRST_HUT, shortName } from '../../sample/case-studies/wehike/converting-map/places.ts';
import { COUNTRY, pixel, projectionOf, showing, type View } from '../../sample/case-studies/wehike/converting-map/projection.ts';
import { sceneOf } from '../../sample/case-studies/wehike/converting-map/scene.ts';
import { thinned } from '../../sample/case-studies/wehike/converting-map/thinned.ts';
import { coast } from './coast.ts';

/** The sheet of the map on a wide screen, and how far sea and grid are drawn beside it for others. */
const SHEET = { width: 788, height: 608 };
const BESIDE_PX = 300;

const wide: View = { size: { width: SHEET.width + 2 * BESIDE_PX, height: SHEET.height }, transform: shifted(showing(SHEET)) };

function shifted({ k, x, y }: View['transform']) {
  return zoomIdentity.translate(x + BESIDE_PX, y).scale(k);
}

/** The country's own box on the drawing: what the page fits into its sheet, as the map does. */
export function countryBox() {
  const [[left, bottom], [right, top]] = COUNTRY.map((corner) => pixel(projectionOf(wide), corner)) as typeof COUNTRY;
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * The drawing that stands in the page until the map works: the same coast, grid, names of seas, huts and pin, in the same places. What
 * is ground grows with the sheet; marks and lines keep their size, as they do on the map, and so stand in hundredths of the country's
 * box. Its colours are custom properties of the page that shows it.
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
      // Only the seas: the macrons of the islands' names would ask for a font of their own in the first view.
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
