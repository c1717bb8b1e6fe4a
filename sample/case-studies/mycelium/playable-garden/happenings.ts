import { type Garden, type Move, play, type Refusal, refusal, type Stage } from './rules.ts';

/** What is to be seen of a move, and on which tile; a stage where hours have brought a tile to it. */
export interface Happening {
  kind: Move['kind'] | Refusal | Stage;
  tile?: number;
}

/** What came of a move. */
export function happeningsOn(before: Garden, move: Move): Happening[] {
  if (move.kind === 'wait') {
    return play(before, move).tiles.flatMap((planted, tile) =>
      planted && planted.stage !== before.tiles[tile]?.stage ? { kind: planted.stage, tile } : [],
    );
  }
  const kind = refusal(before, move) ?? move.kind;
  return ['tile' in move ? { kind, tile: move.tile } : { kind }];
}
