import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Degrees } from '../geography/convert.ts';
import {
  EDGE_PX,
  extent,
  isVisible,
  PAN_LIMITS,
  type Pixel,
  projectionOf,
  toPixel,
  transformToFit,
  unzoomed,
  type View,
  zoomLimits,
} from '../geography/projection.ts';

/** A press that moves less than this is a press and not a drag. */
const CLICK_TOLERANCE_PX = 4;
/** The smallest zoom at which a chosen hut is shown, in pixels per radian. */
const HUT_ZOOM = 10_000;
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
const mapArea = ({ clientWidth, clientHeight }: HTMLDivElement) => extent(EDGE_PX, 0, clientWidth, clientHeight - EDGE_PX);

const createZoom = () =>
  zoom<HTMLDivElement, unknown>()
    .filter(isMapGesture)
    .clickDistance(CLICK_TOLERANCE_PX)
    .translateExtent(PAN_LIMITS)
    .extent(function () {
      return mapArea(this);
    });

/** What the map shows of the world. d3-zoom changes it by mouse and touch; the returned functions change it by buttons and keys. */
export function useView(surface: RefObject<HTMLDivElement | null>) {
  const [view, setView] = useState<View>();
  const [zooming] = useState(createZoom);
  /** What must stay visible when the size changes: the country, and perhaps a far place. Undefined once the visitor has moved the map. */
  const fitted = useRef<{ far?: Degrees | undefined } | undefined>({});
  const centre = useRef<Pixel>([0, 0]);

  useLayoutEffect(() => {
    const element = surface.current as HTMLDivElement;
    const selection = select(element);
    zooming.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>) => {
      if (sourceEvent) fitted.current = undefined;
      const [[left, top], [right, bottom]] = mapArea(element);
      centre.current = transform.invert([(left + right) / 2, (top + bottom) / 2]);
      setView({ size: { width: element.clientWidth, height: element.clientHeight }, transform });
    });
    selection.call(zooming).on('dblclick.zoom', null); // No zoom by double click: d3 would animate it.
    const refit = () => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      zooming.scaleExtent(zoomLimits(size));
      if (fitted.current) zooming.transform(selection, transformToFit(size, fitted.current.far));
      else zooming.translateTo(selection, ...centre.current);
    };
    refit();
    const observer = new ResizeObserver(refit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [surface, zooming]);

  const selected = () => select(surface.current as HTMLDivElement);
  const pixelOf = (place: Degrees) => toPixel(projectionOf(view as View), place);
  const centreOn = (place: Degrees) => {
    fitted.current = undefined;
    zooming.translateTo(selected(), ...unzoomed(place));
  };
  return {
    view,
    /** Shows the whole country, and a far place if one is given. */
    fitCountry: (far?: Degrees) => {
      fitted.current = { far };
      if (view) zooming.transform(selected(), transformToFit(view.size, far));
    },
    /** Shows a place from near. Does not zoom out if the map is nearer already. */
    zoomTo: (place: Degrees) => {
      zooming.scaleTo(selected(), Math.max(view?.transform.k ?? 0, HUT_ZOOM));
      centreOn(place);
    },
    /** Moves the map only if the place would not be visible. */
    keepVisible: (place: Degrees) => view && (isVisible(view, pixelOf(place), MARGIN_PX) || centreOn(place)),
    /** Zooms around the given place; if it is not visible, around the centre. */
    zoomBy: (factor: number, place: Degrees) => {
      fitted.current = undefined;
      zooming.scaleBy(selected(), factor, view && isVisible(view, pixelOf(place)) ? pixelOf(place) : undefined);
    },
  };
}
