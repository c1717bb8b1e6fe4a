import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Degrees } from '../geography/convert.ts';
import {
  BAND_PX,
  extent,
  isInSight,
  type Pixel,
  pixel,
  projectionOf,
  scalesOf,
  showing,
  unzoomed,
  type View,
  WORLD,
} from '../geography/projection.ts';

type Sheet = HTMLDivElement;

/** A press that moves less than this is a press and not a drag. */
const CLICK_TOLERANCE_PX = 4;
/** The smallest zoom at which a chosen hut is shown, in pixels per radian. */
const NEAR = 10_000;
/** If the pin comes closer to the edge than this, the map follows it. */
const MARGIN_PX = 56;

/**
 * Whether an event moves the map and not the page. A mouse drags the map. One finger scrolls the page, two move the map. A wheel
 * scrolls the page unless Ctrl is held; a pinch on a trackpad sends the same event.
 */
function isMapGesture(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey;
  return 'touches' in event ? event.touches.length > 1 : event.button === 0 && !event.ctrlKey;
}

/** The map without its labelled edges. Its centre is the centre of the zoom. */
const inside = ({ clientWidth, clientHeight }: Sheet) => extent(BAND_PX, 0, clientWidth, clientHeight - BAND_PX);

const sheetZoom = () =>
  zoom<Sheet, unknown>()
    .filter(isMapGesture)
    .clickDistance(CLICK_TOLERANCE_PX)
    .translateExtent(WORLD)
    .extent(function () {
      return inside(this);
    });

/** The visible extent of the map. d3-zoom changes it by mouse and touch; the returned functions change it by buttons and keys. */
export function useView(sheet: RefObject<Sheet | null>) {
  const [view, setView] = useState<View>();
  const [zooming] = useState(sheetZoom);
  /** What must stay visible when the size changes: the country, and perhaps a far place. Undefined once the visitor has moved the map. */
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
    selection.call(zooming).on('dblclick.zoom', null); // No zoom by double click: d3 would animate it.
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
    /** Shows the whole country, and a far place if one is given. */
    show: (far?: Degrees) => {
      fitted.current = { far };
      if (view) zooming.transform(selected(), showing(view.size, far));
    },
    goNear: (at: Degrees) => {
      zooming.scaleTo(selected(), Math.max(view?.transform.k ?? 0, NEAR));
      goTo(at);
    },
    /** Moves the map only if the place would not be visible. */
    follow: (at: Degrees) => view && (isInSight(view, pixelOf(at), MARGIN_PX) || goTo(at)),
    /** Zooms around the given place; if it is not visible, around the centre. */
    zoomBy: (factor: number, at: Degrees) => {
      fitted.current = undefined;
      zooming.scaleBy(selected(), factor, view && isInSight(view, pixelOf(at)) ? pixelOf(at) : undefined);
    },
  };
}
