import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type Garden, type Move, newGarden, play, pressOn, refusal } from '../../../sample/case-studies/mycelium/playable-garden/rules.ts';
import { validGarden } from '../../../sample/case-studies/mycelium/playable-garden/state/saved-garden.ts';

const RUNS = 2000;

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constantFrom('plant' as const, 'water' as const, 'feed' as const, 'harvest' as const), tile: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom('sell' as const, 'buy' as const) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.nat(30) }),
);
/** Random moves are mostly refused. This player uses few tiles, all bare, and spends as much as possible, to reach dead ends if there are any. */
const spender: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('plant' as const, 'feed' as const), tile: fc.constantFrom(0, 2, 3, 6) }) },
  fc.record({ kind: fc.constant('harvest' as const), tile: fc.constantFrom(0, 2, 3, 6) }),
  fc.constantFrom<Move>({ kind: 'sell' }, { kind: 'buy' }, { kind: 'wait', hours: 48 }),
);
const upTo = { maxLength: 60, size: 'max' } as const;
const moves = fc.oneof(fc.array(move, upTo), fc.array(spender, upTo));

const seen = { gardens: 0, made: 0, refused: 0, withNothing: 0, ways: 0 };
afterAll(() => console.log(`garden: ${RUNS} runs of each property, ${JSON.stringify(seen)}`));

/** Every garden that these moves lead to. */
function* gardens(all: Move[]): Generator<Garden> {
  let garden = newGarden();
  yield garden;
  for (const one of all) {
    seen[refusal(garden, one) ? 'refused' : 'made']++;
    garden = play(garden, one);
    seen.gardens++;
    if (garden.coins + garden.spores + garden.basket === 0) seen.withNothing++;
    yield garden;
  }
}

test('coins, spores and basket are never negative, and every garden can be saved and loaded again', () => {
  fc.assert(
    fc.property(moves, (all) => {
      for (const garden of gardens(all)) {
        if (Math.min(garden.coins, garden.spores, garden.basket) < 0) return false;
        if (!validGarden(JSON.parse(JSON.stringify(garden)))) return false;
      }
      return true;
    }),
    { numRuns: RUNS },
  );
  expect(seen.made).toBeGreaterThan(RUNS * 5);
});

/** Whether a player can plant again by selling, buying, waiting and harvesting. Ten rounds are more than any garden needs. */
function plantsAgain(start: Garden): boolean {
  let garden = start;
  for (let step = 0; step < 10; step++) {
    const bare = garden.tiles.indexOf(null);
    if (bare >= 0 && !refusal(garden, { kind: 'plant', tile: bare })) return true;
    garden = [
      { kind: 'wait', hours: 48 } as const,
      ...garden.tiles.map((_, tile) => ({ kind: 'harvest' as const, tile })),
      { kind: 'sell' } as const,
      { kind: 'buy' } as const,
    ].reduce(play, garden);
  }
  return false;
}

test('no sequence of moves reaches a dead end: from every garden there is a way to plant again', () => {
  fc.assert(
    fc.property(moves, (all) => {
      for (const garden of gardens(all)) {
        if (!plantsAgain(garden)) return false;
        seen.ways++;
      }
      return true;
    }),
    { numRuns: RUNS },
  );
  expect(seen.withNothing).toBeGreaterThan(RUNS / 10); // The random moves reached enough gardens with nothing left, the hardest to plant again from.
});

test('the same moves give the same garden, and no move changes the garden that it was made in', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const [first, second] = [all.reduce(play, Object.freeze(newGarden())), structuredClone(all).reduce(play, newGarden())];
      expect(first).toEqual(second);
      const before = structuredClone(first);
      for (const one of all) play(first, one);
      expect(first).toEqual(before);
    }),
    { numRuns: RUNS },
  );
});

test('hours that pass at once leave the same garden as hours that pass one by one', () => {
  fc.assert(
    fc.property(moves, fc.nat(60), (all, hours) => {
      const garden = all.reduce(play, newGarden());
      const one = (grown: Garden) => play(grown, { kind: 'wait', hours: 1 });
      expect(play(garden, { kind: 'wait', hours })).toEqual(
        Array(hours)
          .fill(one)
          .reduce((grown, pass) => pass(grown), garden),
      );
    }),
    { numRuns: RUNS },
  );
});

test('a press never means a move that the tile itself forbids', () => {
  fc.assert(
    fc.property(moves, fc.nat(8), fc.constantFrom('water' as const, 'feed' as const), (all, tile, care) => {
      const garden = all.reduce(play, newGarden());
      expect([undefined, 'noSpores', 'noCoins', 'stillWet', 'alreadyFed']).toContain(refusal(garden, pressOn(garden, tile, care)));
    }),
    { numRuns: RUNS },
  );
});

test('what storage holds is a garden or is refused, whatever was written there', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('hours', 'coins', 'spores', 'basket', 'tiles'), (value, field) => {
      const kept = validGarden({ ...newGarden(), [field]: value });
      if (kept) expect(plantsAgain({ ...kept, spores: kept.spores + 1 })).toBe(true);
      expect(validGarden(value)).toBeUndefined();
    }),
    { numRuns: RUNS },
  );
});
