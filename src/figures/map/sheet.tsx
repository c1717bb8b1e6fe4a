import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react';
import { map as words } from '#content/figures/map.ts';
import { toDegrees, toGrid } from './convert.ts';
import { Edges, ScaleBar } from './edges.tsx';
import { Ground } from './ground.tsx';
import { Astray, NamesAndHuts, Pin } from './marks.tsx';
import { type Hut, huts } from './places.ts';
import { BAND_PX, pixel, place, projectionOf, type View } from './projection.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { PinState } from './use-pin.ts';

/** How near to a hut a press means the hut: half of a fingertip. */
const REACH_PX = 22;
const STEP_METRES = { near: 1000, far: 10_000 };

/** Which way the keys move the pin: east and north. */
const WAYS: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Both kinds of plus. */
const ZOOMS: Record<string, number> = { '+': 2, '=': 2, '-': 0.5 };

export interface SheetProps {
  sheet: RefObject<HTMLDivElement | null>;
  view: View | undefined;
  pin: PinState;
  choose: (hut: Hut) => void;
  press: (point: { easting: number; northing: number }) => void;
  step: (east: number, north: number) => void;
  zoom: (factor: number) => void;
}

/** The map itself, and what it does with presses and keys. */
export function MapSheet({ sheet, view, pin, choose, press, step, zoom }: SheetProps) {
  const scene = view && sceneOf(view, pin.shown, pin.hut, pin.name);

  const pressMap = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    if (!view) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    if (x < BAND_PX || y > view.size.height - BAND_PX) return;
    const projection = projectionOf(view);
    const distance = (hut: Hut) => {
      const [hutX, hutY] = pixel(projection, toDegrees(hut));
      return Math.hypot(hutX - x, hutY - y);
    };
    const nearest = huts.toSorted((one, other) => distance(one) - distance(other))[0] as Hut;
    if (distance(nearest) <= REACH_PX) choose(nearest);
    else press(toGrid(place(projection, x, y)));
  };

  const pressKey = (event: KeyboardEvent) => {
    const [east, north] = WAYS[event.key] ?? [0, 0];
    const metres = event.shiftKey ? STEP_METRES.far : STEP_METRES.near;
    if (WAYS[event.key]) step(east * metres, north * metres);
    else if (ZOOMS[event.key]) zoom(ZOOMS[event.key] ?? 1);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={sheet}
      role="application"
      aria-label={words.use.map}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys, and says which
      tabIndex={0}
      className="map-sheet"
      onKeyDown={pressKey}
      onClick={pressMap}
    >
      {view && scene && <Drawing view={view} scene={scene} pin={pin} />}
    </div>
  );
}

function Drawing({ view, scene, pin }: { view: View; scene: Scene; pin: PinState }) {
  const { width, height } = view.size;
  const clip = useId();
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
          <Pin {...scene.pin} />
        </g>
        <Edges view={view} />
      </svg>
      <Chip scene={scene} size={view.size} name={pin.name} />
    </>
  );
}

/** The name beside the pin, for as long as the pin is in sight. */
function Chip({ scene: { pin, chip }, size: { width, height }, name }: { scene: Scene; size: View['size']; name: string }) {
  const isInSight = pin.x > BAND_PX && pin.x < width && pin.y > 0 && pin.y < height - BAND_PX;
  const place = { '--x': `${pin.x}px`, '--y': `${pin.y}px` } as object;
  return (
    isInSight && (
      <span aria-hidden="true" className="map-label" data-side={chip} style={place}>
        {name}
      </span>
    )
  );
}
