import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Degrees } from './convert.ts';
import { type Aim, BAND_PX, LIMITS, pixel, projectionOf, type Size, showing, THE_COUNTRY, type View, withPlace } from './projection.ts';

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

const centred = ({ width, height }: Size, k: number, projected: [number, number], at: ZoomTransform) => {
  const [x, y] = at.invert(projected);
  return zoomIdentity.translate((width + BAND_PX) / 2 - x * k, (height - BAND_PX) / 2 - y * k).scale(k);
};

/** What of the world is on the sheet, and what changes that: d3-zoom for hands, and these few for buttons and keys. */
export function useView(sheet: RefObject<Sheet | null>) {
  const [view, setView] = useState<View>();
  const behaviour = useRef<ZoomBehavior<Sheet, unknown>>(null);
  /** What was asked to be in sight, until a hand moves the map. */
  const fitted = useRef<((size: Size) => Aim) | undefined>(() => THE_COUNTRY);

  useLayoutEffect(() => {
    const element = sheet.current as Sheet;
    const sizeNow = (): Size => ({ width: element.clientWidth, height: element.clientHeight });
    let size = sizeNow();
    const zooming = zoom<Sheet, unknown>()
      .filter(isForTheMap)
      .clickDistance(SHAKE_PX)
      .scaleExtent(LIMITS.scale)
      .translateExtent(LIMITS.world)
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<Sheet, unknown>) => {
        if (sourceEvent) fitted.current = undefined;
        setView({ size, transform });
      });
    behaviour.current = zooming;
    const selection = select(element);
    selection.call(zooming).on('dblclick.zoom', null); // It would glide.
    const show = () => fitted.current && zooming.transform(selection, showing(size, fitted.current(size)));
    show();
    const observer = new ResizeObserver(() => {
      const before = size;
      size = sizeNow();
      if (fitted.current) return show();
      const { k, x, y } = zoomTransform(element);
      const [right, down] = [(size.width - before.width) / 2, (size.height - before.height) / 2];
      zooming.transform(selection, zoomIdentity.translate(x + right, y + down).scale(k));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [sheet]);

  const actions = useMemo(() => {
    const now = () => {
      const element = sheet.current as Sheet;
      const size = { width: element.clientWidth, height: element.clientHeight };
      return {
        element: select(element),
        size,
        transform: zoomTransform(element),
        zooming: behaviour.current as ZoomBehavior<Sheet, unknown>,
      };
    };
    const show = (aim: (size: Size) => Aim) => {
      const { element, size, zooming } = now();
      fitted.current = aim;
      zooming.transform(element, showing(size, aim(size)));
    };
    const isInSight = (at: Degrees, marginPx: number) => {
      const { size, transform } = now();
      const [x, y] = pixel(projectionOf({ size, transform }), at);
      const [left, bottom] = [BAND_PX + marginPx, size.height - BAND_PX - marginPx];
      return x >= left && x <= size.width - marginPx && y >= marginPx && y <= bottom;
    };
    const goTo = (at: Degrees, k: number) => {
      const { element, size, transform, zooming } = now();
      fitted.current = undefined;
      zooming.transform(element, centred(size, k, pixel(projectionOf({ size, transform }), at), transform));
    };
    return {
      showCountry: () => show(() => THE_COUNTRY),
      /** Shows the country and a place far from it. */
      showWith: (at: Degrees) => show((size) => withPlace(at, size)),
      goTo: (at: Degrees) => goTo(at, Math.max(now().transform.k, NEAR)),
      /** Moves the map only where the place would be lost from sight. */
      follow: (at: Degrees) => isInSight(at, MARGIN_PX) || goTo(at, now().transform.k),
      /** The place stays where it is on the sheet; where it is out of sight, the middle does. */
      zoomBy: (factor: number, at: Degrees) => {
        const { element, size, transform, zooming } = now();
        fitted.current = undefined;
        const middle: [number, number] = [size.width / 2, size.height / 2];
        zooming.scaleBy(element, factor, isInSight(at, 0) ? pixel(projectionOf({ size, transform }), at) : middle);
      },
    };
  }, [sheet]);

  return { view, ...actions };
}
