import { useLayoutEffect, useRef } from 'react';
import sprite from './garden.svg';
import type { Happening } from './happenings.ts';
import { pictureOf } from './plot.tsx';

const FLIGHT_MS = 380;
/** The counter that it arrives at answers with a hop. */
const HOP_MS = 200;
const STEPS = 12;

/** What flies where: the harvest into the basket, coins and spores from the market to the player. */
const COUNTERS = { harvest: 'basket', sell: 'coins', buy: 'spores' } as const;

/** Something on its way to the counter that counts it. */
export function Flight({ kind, tile = 0 }: Happening) {
  const flyer = useRef<SVGSVGElement>(null);
  const counted = COUNTERS[kind as keyof typeof COUNTERS] as string | undefined;

  useLayoutEffect(() => {
    const garden = flyer.current?.parentElement;
    const counter = garden?.querySelector(`[data-count="${counted}"]`);
    const start = garden?.querySelector(kind === 'harvest' ? `.garden-tiles > :nth-child(${tile + 1})` : `[data-move="${kind}"]`);
    if (!garden || !counter || !start) return;
    const [home, from, to] = [garden, start, counter].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    const flight = flyer.current?.animate(arc(middle(from, home), middle(to, home)), FLIGHT_MS);
    const hop = counter.animate({ scale: [1, 1.1, 1] }, { delay: FLIGHT_MS, duration: HOP_MS, easing: 'ease-out' });
    return () => {
      flight?.cancel();
      hop.cancel();
    };
  }, [counted, kind, tile]);

  if (!counted) return null;
  const picture = kind === 'harvest' ? pictureOf('ripe', tile) : `${sprite}#sign-${counted}`;
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

const middle = (box: DOMRect, home: DOMRect): Point => ({ x: box.x + box.width / 2 - home.x, y: box.y + box.height / 2 - home.y });

/** Thrown, not drawn by a string: up first, then down into the counter, smaller on the way. */
function arc(from: Point, to: Point): Keyframe[] {
  const height = 60 + Math.abs(to.x - from.x) / 6;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share - height * 4 * share * (1 - share);
    return { opacity: share < 1 ? 1 : 0, transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${1 - share * 0.6})` };
  });
}
