import { type Garden, type Move, play, type Refusal, refusal, type Stage } from '../rules.ts';

/** Something visible that happened: a move, a refused move, or a new stage on a tile. */
export interface GardenEvent {
  kind: Move['kind'] | Refusal | Stage;
  tile?: number;
}

/** The events that follow from a move. */
export function eventsOf(before: Garden, move: Move): GardenEvent[] {
  if (move.kind === 'wait') {
    return play(before, move).tiles.flatMap((planted, tile) =>
      planted && planted.stage !== before.tiles[tile]?.stage ? { kind: planted.stage, tile } : [],
    );
  }
  const kind = refusal(before, move) ?? move.kind;
  return ['tile' in move ? { kind, tile: move.tile } : { kind }];
}
