import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react';
import { type GridPoint, toDegrees, toGrid } from '../geography/convert.ts';
import { type Hut, nearestHut } from '../geography/places.ts';
import { BAND_PX, isInSight, type Pixel, pixel, place, projectionOf, type View } from '../geography/projection.ts';
import { words } from '../words.ts';
import { Edges, ScaleBar } from './edges.tsx';
import { Ground } from './ground.tsx';
import { Astray, NamesAndHuts, Pin } from './marks.tsx';
import { sceneOf } from './scene.ts';
import type { PinState } from './use-pin.ts';

/** A press this close to a hut chooses the hut: half of a fingertip. */
const REACH_PX = 22;
const STEP_METRES = { near: 1000, far: 10_000 };

/** The direction in which each key moves the pin. */
const DIRECTIONS: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** The zoom keys. "=" is the plus key without Shift. */
const ZOOMS: Record<string, number> = { '+': 2, '=': 2, '-': 0.5 };

interface SheetProps {
  sheet: RefObject<HTMLDivElement | null>;
  view: View | undefined;
  pin: PinState;
  choose: (hut: Hut) => void;
  press: (point: GridPoint) => void;
  step: (east: number, north: number) => void;
  zoom: (factor: number) => void;
}

/** The map, with its handling of presses and keys. */
export function MapSheet({ sheet, view, pin, choose, press, step, zoom }: SheetProps) {
  const pressMap = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const at: Pixel = [clientX - left, clientY - top];
    if (!view || !isInSight(view, at)) return;
    const projection = projectionOf(view);
    const pressed = place(projection, at);
    const hut = nearestHut(pressed);
    const [x, y] = pixel(projection, toDegrees(hut));
    if (Math.hypot(x - at[0], y - at[1]) <= REACH_PX) choose(hut);
    else press(toGrid(pressed));
  };

  const pressKey = (event: KeyboardEvent) => {
    const [direction, factor] = [DIRECTIONS[event.key], ZOOMS[event.key]];
    const metres = event.shiftKey ? STEP_METRES.far : STEP_METRES.near;
    if (direction) step(direction[0] * metres, direction[1] * metres);
    else if (factor) zoom(factor);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={sheet}
      role="application"
      aria-label={words.map}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map handles keys, and its label names them
      tabIndex={0}
      className="map-sheet"
      onKeyDown={pressKey}
      onClick={pressMap}
    >
      {view && <Drawing view={view} pin={pin} />}
    </div>
  );
}

function Drawing({ view, pin }: { view: View; pin: PinState }) {
  const { width, height } = view.size;
  const clip = useId();
  const scene = sceneOf(view, pin.shown, pin.hut, pin.name);
  const { x, y } = scene.pin;
  return (
    <>
      <svg aria-hidden="true" width={width} height={height}>
        <clipPath id={clip}>
          <path d={`M${BAND_PX} 0H${width}V${height - BAND_PX}H${BAND_PX}z`} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <Ground view={view} isFar={scene.isFar} hasTracks={scene.hasTracks} />
          <NamesAndHuts scene={scene} size={view.size} />
          {pin.isSwapped && <Astray view={view} right={pin.right} wrong={pin.shown} kilometres={pin.kilometres} />}
          <ScaleBar view={view} />
          <Pin x={x} y={y} />
        </g>
        <Edges view={view} />
      </svg>
      {scene.hasChip && isInSight(view, [x, y]) && (
        <span
          aria-hidden="true"
          className="map-label"
          data-side={scene.isChipLeft ? 'left' : 'right'}
          style={{ '--x': `${x}px`, '--y': `${y}px` } as object}
        >
          {pin.name}
        </span>
      )}
    </>
  );
}
