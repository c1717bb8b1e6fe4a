import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Degrees } from './convert.ts';
import { BAND_PX, isInSight, type Pixel, part, pixel, projectionOf, scalesOf, showing, unzoomed, type View, WORLD } from './projection.ts';

type Sheet = HTMLDivElement;

/** A hand may shake so far, and still mean a press and not a drag. */
const SHAKE_PX = 4;
/** So near a chosen hut is shown, at least: pixels to a radian. */
const NEAR = 10_000;
/** A pin that comes nearer to the edge is followed. */
const MARGIN_PX = 56;

/** A mouse drags the map. One finger scrolls the page, two move the map. A wheel scrolls the page unless Ctrl is held, as a pinch on a trackpad does. */
function isForTheMap(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey;
  return 'touches' in event ? event.touches.length > 1 : event.button === 0 && !event.ctrlKey;
}

/** What lies inside of the edges: its middle is the middle of the map. */
const inside = ({ clientWidth, clientHeight }: Sheet) => part(BAND_PX, 0, clientWidth, clientHeight - BAND_PX);

const sheetZoom = () =>
  zoom<Sheet, unknown>()
    .filter(isForTheMap)
    .clickDistance(SHAKE_PX)
    .translateExtent(WORLD)
    .extent(function () {
      return inside(this);
    });

/** What of the world is on the sheet, and what changes that: d3-zoom for hands, and these few for buttons and keys. */
export function useView(sheet: RefObject<Sheet | null>) {
  const [view, setView] = useState<View>();
  const [zooming] = useState(sheetZoom);
  /** What is fitted into the sheet: the country, perhaps with a far place; nothing once the map was moved. */
  const fitted = useRef<{ far?: Degrees | undefined } | undefined>({});
  const middle = useRef<Pixel>([0, 0]);

  useLayoutEffect(() => {
    const element = sheet.current as Sheet;
    const selection = select(element);
    zooming.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<Sheet, unknown>) => {
      if (sourceEvent) fitted.current = undefined;
      const [[left, top], [right, bottom]] = inside(element);
      middle.current = transform.invert([(left + right) / 2, (top + bottom) / 2]);
      setView({ size: { width: element.clientWidth, height: element.clientHeight }, transform });
    });
    selection.call(zooming).on('dblclick.zoom', null); // It would glide.
    const refit = () => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      zooming.scaleExtent(scalesOf(size));
      if (fitted.current) zooming.transform(selection, showing(size, fitted.current.far));
      else zooming.translateTo(selection, ...middle.current);
    };
    refit();
    const observer = new ResizeObserver(refit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [sheet, zooming]);

  const selected = () => select(sheet.current as Sheet);
  const pixelOf = (at: Degrees) => pixel(projectionOf(view as View), at);
  const goTo = (at: Degrees) => {
    fitted.current = undefined;
    zooming.translateTo(selected(), ...unzoomed(at));
  };
  return {
    view,
    /** Shows the country, and perhaps a place far from it. */
    show: (far?: Degrees) => {
      fitted.current = { far };
      if (view) zooming.transform(selected(), showing(view.size, far));
    },
    goNear: (at: Degrees) => {
      zooming.scaleTo(selected(), Math.max(view?.transform.k ?? 0, NEAR));
      goTo(at);
    },
    /** Moves the map only where the place would be lost from sight. */
    follow: (at: Degrees) => view && (isInSight(view, pixelOf(at), MARGIN_PX) || goTo(at)),
    /** The place stays where it is on the sheet; where it is out of sight, the middle does. */
    zoomBy: (factor: number, at: Degrees) => {
      fitted.current = undefined;
      zooming.scaleBy(selected(), factor, view && isInSight(view, pixelOf(at)) ? pixelOf(at) : undefined);
    },
  };
}
