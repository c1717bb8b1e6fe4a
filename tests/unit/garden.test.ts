import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Garden,
  type Move,
  newGarden,
  play,
  pressOn,
  refusal,
  STAGES,
} from '../../sample/case-studies/mycelium/playable-garden/rules.ts';
import { validGarden } from '../../sample/case-studies/mycelium/playable-garden/state/saved-garden.ts';

const run = (moves: Move[], garden = newGarden()) => moves.reduce(play, garden);
const wait = (hours: number): Move => ({ kind: 'wait', hours });
const on = (kind: 'plant' | 'water' | 'feed' | 'harvest', tile = 0): Move => ({ kind, tile });

/** Hours until the first tile can be harvested, if it gets this care every hour. */
function hoursToHarvest(...care: ('water' | 'feed')[]): number {
  let garden = run([on('plant')]);
  while (refusal(garden, on('harvest'))) garden = run([...care.map((kind) => on(kind)), wait(1)], garden);
  return garden.hours - newGarden().hours;
}

test('a first harvest takes less than a minute of ticks, and care makes it quicker', () => {
  expect([hoursToHarvest(), hoursToHarvest('water'), hoursToHarvest('feed'), hoursToHarvest('water', 'feed')]).toEqual([48, 24, 24, 16]);
});

test('growth has three stages, and a ripe tile waits for its harvest for ever', { tags: ['§9.10'] }, () => {
  const stageAfter = (hours: number) => run([on('plant'), wait(hours)]).tiles[0]?.stage;
  expect([0, 19, 20, 47, 48, 100_000].map(stageAfter)).toEqual(['spores', 'spores', 'pins', 'pins', 'ripe', 'ripe']);
});

test('the whole loop leads from the last spore over the market to the next one', { tags: ['§1.8'] }, () => {
  const sold = run([on('plant'), wait(48), on('harvest'), { kind: 'sell' }]);
  expect(sold).toMatchObject({ coins: 3 + STAGES.ripe.price, spores: 2, basket: 0 });
  expect(run([{ kind: 'buy' }, on('plant')], sold)).toMatchObject({ coins: 4, spores: 2 });
});

test('water dries, and wet soil takes no more of it; fertiliser costs a coin and lasts until the harvest', () => {
  const watered = run([on('plant'), on('water')]);
  expect(refusal(watered, on('water'))).toBe('stillWet');
  expect(refusal(run([wait(12)], watered), on('water'))).toBeUndefined();
  const fed = run([on('plant'), on('feed'), wait(23)]);
  expect(fed.coins).toBe(2);
  expect(refusal(fed, on('feed'))).toBe('alreadyFed');
});

test('a move that cannot be made says why, and changes nothing', () => {
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
  ];
  for (const [garden, move, reason] of refused) {
    expect(refusal(garden, move), JSON.stringify(move)).toBe(reason);
    expect(play(garden, move)).toBe(garden);
  }
});

test('a press plants bare soil, cares for what grows and harvests what is ripe', () => {
  const press = (garden: Garden) => pressOn(garden, 0, 'feed').kind;
  expect([press(newGarden()), press(run([on('plant')])), press(run([on('plant'), wait(48)]))]).toEqual(['plant', 'feed', 'harvest']);
});

/** Random moves are mostly refused. This player uses few tiles, all bare, and spends as much as possible, to reach dead ends if there are any. */
const spender: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('plant' as const, 'feed' as const), tile: fc.constantFrom(0, 2, 3, 6) }) },
  fc.record({ kind: fc.constantFrom('water' as const, 'harvest' as const), tile: fc.constantFrom(0, 2, 3, 6) }),
  fc.constantFrom<Move>({ kind: 'sell' }, { kind: 'buy' }, wait(1), wait(48)),
);
const moves = fc.array(spender, { maxLength: 60, size: 'max' });
const RUNS = { numRuns: 150, seed: 20_261_115 };

/** Whether a player can plant again by selling, buying, waiting and harvesting. Ten rounds are more than any garden needs. */
function plantsAgain(start: Garden): boolean {
  let garden = start;
  for (let round = 0; round < 10; round++) {
    const bare = garden.tiles.indexOf(null);
    if (bare >= 0 && !refusal(garden, on('plant', bare))) return true;
    garden = run([wait(48), ...garden.tiles.map((_, tile) => on('harvest', tile)), { kind: 'sell' }, { kind: 'buy' }], garden);
  }
  return false;
}

test('no move leads to debts or to a dead end, and every garden can be saved and loaded again', () => {
  let withNothing = 0;
  const property = fc.property(moves, (all) => {
    let garden = newGarden();
    for (const move of all) {
      garden = play(garden, move);
      const { coins, spores, basket } = garden;
      if (coins + spores + basket === 0) withNothing++;
      if (Math.min(coins, spores, basket) < 0 || !plantsAgain(garden) || !validGarden(JSON.parse(JSON.stringify(garden)))) return false;
    }
    return true;
  });
  fc.assert(property, RUNS);
  expect(withNothing).toBeGreaterThan(10); // Gardens with nothing left are the hardest to plant again from.
});

test('what storage holds is a garden or is refused, whatever was written there', () => {
  const property = fc.property(fc.jsonValue(), fc.constantFrom('hours', 'coins', 'spores', 'basket', 'tiles'), (value, field) => {
    const kept = validGarden({ ...newGarden(), [field]: value });
    if (kept) expect(plantsAgain({ ...kept, spores: kept.spores + 1 })).toBe(true);
    expect(validGarden(value)).toBeUndefined();
  });
  fc.assert(property, RUNS);
});
