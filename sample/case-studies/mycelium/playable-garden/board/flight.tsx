import { useLayoutEffect, useRef } from 'react';
import sprite from '../garden.svg';
import type { GardenEvent } from '../state/garden-events.ts';
import { pictureOf } from './plot.tsx';

const FLIGHT_MS = 380;
/** When it arrives, the counter grows for a moment. */
const HOP_MS = 200;
const STEPS = 12;

/** The counter that each action flies to: the harvest to the basket, coins and spores from the market to the player. */
const COUNTERS = { harvest: 'basket', sell: 'coins', buy: 'spores' } as const;

/** An animation: a picture flies to the counter that has changed. */
export function Flight({ kind, tile = 0 }: GardenEvent) {
  const flyer = useRef<SVGSVGElement>(null);
  const counterName = COUNTERS[kind as keyof typeof COUNTERS] as string | undefined;

  useLayoutEffect(() => {
    const garden = flyer.current?.parentElement;
    const counter = garden?.querySelector(`[data-count="${counterName}"]`);
    const start = garden?.querySelector(kind === 'harvest' ? `.garden-tiles > :nth-child(${tile + 1})` : `[data-move="${kind}"]`);
    if (!garden || !counter || !start) return;
    const [gardenBox, from, to] = [garden, start, counter].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    const flight = flyer.current?.animate(arc(middle(from, gardenBox), middle(to, gardenBox)), FLIGHT_MS);
    const hop = counter.animate({ scale: [1, 1.1, 1] }, { delay: FLIGHT_MS, duration: HOP_MS, easing: 'ease-out' });
    return () => {
      flight?.cancel();
      hop.cancel();
    };
  }, [counterName, kind, tile]);

  if (!counterName) return null;
  const picture = kind === 'harvest' ? pictureOf('ripe', tile) : `${sprite}#sign-${counterName}`;
  return (
    <svg ref={flyer} aria-hidden="true" viewBox={kind === 'harvest' ? '-60 -105 120 130' : '0 0 32 32'} className="garden-flyer">
      <use href={picture} />
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

const middle = (box: DOMRect, gardenBox: DOMRect): Point => ({
  x: box.x + box.width / 2 - gardenBox.x,
  y: box.y + box.height / 2 - gardenBox.y,
});

/** A curve like that of a thrown ball: up first, then down to the counter, and smaller on the way. */
function arc(from: Point, to: Point): Keyframe[] {
  const height = 60 + Math.abs(to.x - from.x) / 6;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const progress = step / STEPS;
    const x = from.x + (to.x - from.x) * progress;
    const y = from.y + (to.y - from.y) * progress - height * 4 * progress * (1 - progress);
    return { opacity: progress < 1 ? 1 : 0, transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${1 - progress * 0.6})` };
  });
}
