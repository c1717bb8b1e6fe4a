import { useLayoutEffect, useRef } from 'react';
import { pictureOf } from './board.tsx';
import type { GardenEvent } from './events.ts';
import sprite from './garden.svg';

const FLIGHT_MS = 380;
/** The counter grows for this long when the picture arrives. */
const PULSE_MS = 200;
const KEYFRAMES = 12;

/** The counter that each move changes: the harvest flies to the basket, and coins and spores fly from the market to the player. */
const COUNTERS = { harvest: 'basket', sell: 'coins', buy: 'spores' } as const;

/** An animation: a picture flies to the counter that has changed. */
export function FlyToCounter({ kind, tile = 0 }: GardenEvent) {
  const picture = useRef<SVGSVGElement>(null);
  const counterName = COUNTERS[kind as keyof typeof COUNTERS] as string | undefined;

  useLayoutEffect(() => {
    const garden = picture.current?.parentElement;
    const counter = garden?.querySelector(`[data-counter="${counterName}"]`);
    const start = garden?.querySelector(kind === 'harvest' ? `.garden-tiles > :nth-child(${tile + 1})` : `[data-move="${kind}"]`);
    if (!garden || !counter || !start) return;
    const [gardenBox, from, to] = [garden, start, counter].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    const flight = picture.current?.animate(arc(centreIn(gardenBox, from), centreIn(gardenBox, to)), FLIGHT_MS);
    const pulse = counter.animate({ scale: [1, 1.1, 1] }, { delay: FLIGHT_MS, duration: PULSE_MS, easing: 'ease-out' });
    return () => {
      flight?.cancel();
      pulse.cancel();
    };
  }, [counterName, kind, tile]);

  if (!counterName) return null;
  const href = kind === 'harvest' ? pictureOf('ripe', tile) : `${sprite}#icon-${counterName}`;
  return (
    <svg ref={picture} aria-hidden="true" viewBox={kind === 'harvest' ? '-60 -105 120 130' : '0 0 32 32'} className="garden-flying-picture">
      <use href={href} />
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

const centreIn = (gardenBox: DOMRect, box: DOMRect): Point => ({
  x: box.x + box.width / 2 - gardenBox.x,
  y: box.y + box.height / 2 - gardenBox.y,
});

/** A curve like that of a thrown ball: up first, then down to the counter. The picture becomes smaller on the way. */
function arc(from: Point, to: Point): Keyframe[] {
  const height = 60 + Math.abs(to.x - from.x) / 6;
  return Array.from({ length: KEYFRAMES + 1 }, (_, index) => {
    const progress = index / KEYFRAMES;
    const x = from.x + (to.x - from.x) * progress;
    const y = from.y + (to.y - from.y) * progress - height * 4 * progress * (1 - progress);
    return { opacity: progress < 1 ? 1 : 0, transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${1 - progress * 0.6})` };
  });
}
