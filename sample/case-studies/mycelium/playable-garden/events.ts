import { fillTemplate } from '#src/demos/helpers.ts';
import { labels } from './labels.ts';
import { type Garden, type Move, play, type Refusal, refusal, SPORE_PRICE, type Stage } from './rules.ts';

/** Something visible that happened: a move, a refused move, or a new stage on a tile. */
export interface GardenEvent {
  kind: Move['kind'] | Refusal | Stage;
  tile?: number;
}

/** The events that follow from a move, for the animations. */
export function eventsOf(before: Garden, move: Move): GardenEvent[] {
  if (move.kind === 'wait') {
    return play(before, move).tiles.flatMap((plant, tile) =>
      plant && plant.stage !== before.tiles[tile]?.stage ? { kind: plant.stage, tile } : [],
    );
  }
  const kind = refusal(before, move) ?? move.kind;
  return ['tile' in move ? { kind, tile: move.tile } : { kind }];
}

/** What a tile is called in texts: "Tile 4". */
export const tileName = (tile: number) => fillTemplate(labels.tileName, { number: tile + 1 });

/** The message to the player about a move. Empty after an hour in which nothing changed. */
export function messageAfter(before: Garden, move: Move): string {
  const reason = refusal(before, move);
  if (reason) return labels.refused[reason];
  if (move.kind === 'wait')
    return [move.hours > 1 && fillTemplate(labels.done.wait, { count: move.hours }), ...growthMessages(before, move)]
      .filter(Boolean)
      .join(' ');
  const { coins, spores, basket } = play(before, move);
  const tile = 'tile' in move ? tileName(move.tile) : '';
  return fillTemplate(labels.done[move.kind], { tile, coins, spores, basket, gain: coins - before.coins, price: SPORE_PRICE });
}

/** Messages about the tiles that have reached a new stage. */
function growthMessages(before: Garden, move: Move): string[] {
  const events = eventsOf(before, move);
  return (['pins', 'ripe'] as const).flatMap((stage) => {
    const tiles = events.flatMap(({ kind, tile }) => (kind === stage && tile !== undefined ? tileName(tile) : [])).join(', ');
    return tiles ? fillTemplate(labels.grown[stage], { tiles }) : [];
  });
}
