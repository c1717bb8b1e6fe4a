import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react';
import { type GridPoint, toDegrees, toGrid } from '../geography/convert.ts';
import { type Hut, nearestHut } from '../geography/places.ts';
import { EDGE_PX, fromPixel, isVisible, type Pixel, projectionOf, toPixel, type View } from '../geography/projection.ts';
import { labels } from '../labels.ts';
import type { PinState } from '../use-pin.ts';
import { BaseMap, Edges, ScaleBar } from './base-map.tsx';
import { layoutOf } from './layout.ts';
import { NamesAndHuts, OffsetLine, Pin } from './markers.tsx';

/** A press this close to a hut chooses the hut: half of a fingertip. */
const HUT_REACH_PX = 22;
const STEP_METRES = { normal: 1000, withShift: 10_000 };

/** The direction in which each key moves the pin. */
const DIRECTIONS: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** The zoom keys. "=" is the plus key without Shift. */
const ZOOM_FACTORS: Record<string, number> = { '+': 2, '=': 2, '-': 0.5 };

interface MapSurfaceProps {
  surface: RefObject<HTMLDivElement | null>;
  view: View | undefined;
  pin: PinState;
  chooseHut: (hut: Hut) => void;
  choosePoint: (point: GridPoint) => void;
  step: (east: number, north: number) => void;
  zoom: (factor: number) => void;
}

/** The map itself, and what presses and keys do on it. */
export function MapSurface({ surface, view, pin, chooseHut, choosePoint, step, zoom }: MapSurfaceProps) {
  const handleClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const at: Pixel = [clientX - left, clientY - top];
    if (!view || !isVisible(view, at)) return;
    const projection = projectionOf(view);
    const place = fromPixel(projection, at);
    const hut = nearestHut(place);
    const [x, y] = toPixel(projection, toDegrees(hut));
    if (Math.hypot(x - at[0], y - at[1]) <= HUT_REACH_PX) chooseHut(hut);
    else choosePoint(toGrid(place));
  };

  const handleKey = (event: KeyboardEvent) => {
    const [direction, factor] = [DIRECTIONS[event.key], ZOOM_FACTORS[event.key]];
    const metres = event.shiftKey ? STEP_METRES.withShift : STEP_METRES.normal;
    if (direction) step(direction[0] * metres, direction[1] * metres);
    else if (factor) zoom(factor);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={surface}
      role="application"
      aria-label={labels.map}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map handles keys, and its label names them
      tabIndex={0}
      className="map-surface"
      onKeyDown={handleKey}
      onClick={handleClick}
    >
      {view && <MapContent view={view} pin={pin} />}
    </div>
  );
}

function MapContent({ view, pin }: { view: View; pin: PinState }) {
  const { width, height } = view.size;
  const clip = useId();
  const layout = layoutOf(view, pin.shown, pin.hut, pin.name);
  const { x, y } = layout.pin;
  return (
    <>
      <svg aria-hidden="true" width={width} height={height}>
        <clipPath id={clip}>
          <path d={`M${EDGE_PX} 0H${width}V${height - EDGE_PX}H${EDGE_PX}z`} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <BaseMap view={view} isZoomedOut={layout.isZoomedOut} hasTracks={layout.hasTracks} />
          <NamesAndHuts layout={layout} size={view.size} />
          {pin.isSwapped && <OffsetLine view={view} correct={pin.correct} wrong={pin.shown} kilometres={pin.kilometresOff} />}
          <ScaleBar view={view} />
          <Pin x={x} y={y} />
        </g>
        <Edges view={view} />
      </svg>
      {layout.hasPinLabel && isVisible(view, [x, y]) && (
        // A style is allowed here: the content security policy forbids it in the built HTML, and this is added by a script.
        <span
          aria-hidden="true"
          className="map-pin-label"
          data-side={layout.isPinLabelLeft ? 'left' : 'right'}
          style={{ '--x': `${x}px`, '--y': `${y}px` } as object}
        >
          {pin.name}
        </span>
      )}
    </>
  );
}

const ICON_PATHS = { in: 'M10 3v14M3 10h14', out: 'M3 10h14', whole: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4' };

/** The three zoom buttons, over the sea in the north-west. */
export function ZoomButtons({ zoom, showAll }: { zoom: (factor: number) => void; showAll: () => void }) {
  const buttons = [
    { name: labels.zoomIn, path: ICON_PATHS.in, act: () => zoom(2) },
    { name: labels.zoomOut, path: ICON_PATHS.out, act: () => zoom(0.5) },
    { name: labels.wholeCountry, path: ICON_PATHS.whole, act: showAll },
  ];
  return (
    <div className="map-zoom-buttons">
      {buttons.map(({ name, path, act }) => (
        <button key={name} type="button" aria-label={name} onClick={act}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}
