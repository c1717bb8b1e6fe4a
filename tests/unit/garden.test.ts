import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Garden, type Move, newGarden, play, refusal } from '../../sample/case-studies/mycelium/playable-garden/rules.ts';
import { validGarden } from '../../sample/case-studies/mycelium/playable-garden/store.ts';

const run = (moves: Move[], garden = newGarden()) => moves.reduce(play, garden);
const wait = (hours: number): Move => ({ kind: 'wait', hours });
const on = (kind: 'plant' | 'water' | 'feed' | 'harvest', tile = 0): Move => ({ kind, tile });

test('growth has three stages, and a ripe tile waits for its harvest forever', { tags: ['§9.10'] }, () => {
  const stageAfter = (hours: number) => run([on('plant'), wait(hours)]).tiles[0]?.stage;
  expect([0, 19, 20, 47, 48, 100_000].map(stageAfter)).toEqual(['spores', 'spores', 'pins', 'pins', 'ripe', 'ripe']);
});

test('a move that is not allowed gives a reason and changes nothing', () => {
  const poor: Garden = { ...newGarden(), coins: 0, spores: 0 };
  const refused: [Garden, Move, string][] = [
    [poor, on('plant'), 'noSpores'],
    [poor, { kind: 'buy' }, 'noCoins'],
    [{ ...run([on('plant')]), coins: 0 }, on('feed'), 'noCoins'],
    [newGarden(), { kind: 'sell' }, 'nothingToSell'],
    [newGarden(), on('water'), 'bare'],
    [newGarden(), on('harvest', 9), 'noSuchTile'],
    [run([on('plant')]), on('plant'), 'taken'],
    [run([on('plant')]), on('harvest'), 'unripe'],
    [run([on('plant'), wait(48)]), on('water'), 'ripe'],
    [run([on('plant'), on('water'), wait(11)]), on('water'), 'stillWet'],
    [run([on('plant'), on('feed'), wait(23)]), on('feed'), 'alreadyFed'],
  ];
  for (const [garden, move, reason] of refused) {
    expect(refusal(garden, move), JSON.stringify(move)).toBe(reason);
    expect(play(garden, move)).toBe(garden);
  }
});

/** Most random moves would be refused. This player uses few tiles, all bare, and spends as much as possible, to find any dead ends. */
const bigSpender: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('plant' as const, 'feed' as const), tile: fc.constantFrom(0, 2, 3, 6) }) },
  fc.record({ kind: fc.constantFrom('water' as const, 'harvest' as const), tile: fc.constantFrom(0, 2, 3, 6) }),
  fc.constantFrom<Move>({ kind: 'sell' }, { kind: 'buy' }, wait(1), wait(48)),
);
const moves = fc.array(bigSpender, { maxLength: 60, size: 'max' });
const RUNS = { numRuns: 150, seed: 20_261_115 };

/** Whether a player can plant again after waiting, harvesting, selling and buying. Ten rounds are more than any garden needs. */
function canPlantAgain(start: Garden): boolean {
  let garden = start;
  for (let round = 0; round < 10; round++) {
    const bare = garden.tiles.indexOf(null);
    if (bare >= 0 && !refusal(garden, on('plant', bare))) return true;
    garden = run([wait(48), ...garden.tiles.map((_, tile) => on('harvest', tile)), { kind: 'sell' }, { kind: 'buy' }], garden);
  }
  return false;
}

test('no game leads to debts or to a dead end, and every garden can be saved and loaded again', () => {
  let emptyHanded = 0;
  const property = fc.property(moves, (all) => {
    let garden = newGarden();
    for (const move of all) {
      garden = play(garden, move);
      const { coins, spores, basket } = garden;
      if (coins + spores + basket === 0) emptyHanded++;
      if (Math.min(coins, spores, basket) < 0 || !canPlantAgain(garden) || !validGarden(JSON.parse(JSON.stringify(garden)))) return false;
    }
    return true;
  });
  fc.assert(property, RUNS);
  expect(emptyHanded).toBeGreaterThan(10); // A player with nothing left is the one most likely to be stuck.
});

test('data from storage is rejected unless it is a valid garden', () => {
  const property = fc.property(fc.jsonValue(), fc.constantFrom('hours', 'coins', 'spores', 'basket', 'tiles'), (value, field) => {
    const garden = validGarden({ ...newGarden(), [field]: value });
    if (garden) expect(canPlantAgain({ ...garden, spores: garden.spores + 1 })).toBe(true);
    expect(validGarden(value)).toBeUndefined();
  });
  fc.assert(property, RUNS);
});
