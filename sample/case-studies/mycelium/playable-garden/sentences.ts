import { fill } from '#src/demos/helpers.ts';
import { type Care, type Garden, type Move, play, pressOn, refusal, SPORE_PRICE } from './rules.ts';
import { eventsOf } from './state/garden-events.ts';
import { words } from './words.ts';

const { place, tile: tileWords, bare, stages, wet, fed, presses, done, grown, refused } = words;

const placeOf = (tile: number) => fill(place, { number: tile + 1 });

/** The name of a tile for screen readers: where it is, what is on it, what a press does. */
export function tileName(garden: Garden, tile: number, care: Care): string {
  const planted = garden.tiles[tile];
  const what = planted ? [stages[planted.stage], planted.wet > 0 && wet, planted.isFed && fed].filter(Boolean).join(', ') : bare;
  const { kind } = pressOn(garden, tile, care) as { kind: keyof typeof presses };
  return fill(tileWords, { place: placeOf(tile), what, press: presses[kind] });
}

/** The sentence about a move for the player. Empty after an hour in which nothing changed. */
export function sentenceOn(before: Garden, move: Move): string {
  const reason = refusal(before, move);
  if (reason) return refused[reason];
  if (move.kind === 'wait')
    return [move.hours > 1 && fill(done.wait, { count: move.hours }), ...growthSentences(before, move)].filter(Boolean).join(' ');
  const { coins, spores, basket } = play(before, move);
  const tile = 'tile' in move ? placeOf(move.tile) : '';
  return fill(done[move.kind], { tile, coins, spores, basket, gain: coins - before.coins, price: SPORE_PRICE });
}

/** Sentences about the tiles that have reached a new stage. */
function growthSentences(before: Garden, move: Move): string[] {
  const events = eventsOf(before, move);
  return (['pins', 'ripe'] as const).flatMap((stage) => {
    const tiles = events.flatMap(({ kind, tile }) => (kind === stage && tile !== undefined ? placeOf(tile) : [])).join(', ');
    return tiles ? fill(grown[stage], { tiles }) : [];
  });
}
