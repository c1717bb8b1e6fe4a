import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intro as gardenIntro } from '../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import {
  type Garden,
  type Move,
  newGarden,
  play,
  pressOn,
  refusal,
  STAGES,
} from '../../../sample/case-studies/mycelium/playable-garden/rules.ts';
import { eventsOf } from '../../../sample/case-studies/mycelium/playable-garden/state/garden-events.ts';
import { words } from '../../../sample/case-studies/mycelium/playable-garden/words.ts';

const run = (moves: Move[], garden = newGarden()) => moves.reduce(play, garden);
const wait = (hours: number): Move => ({ kind: 'wait', hours });
const on = (kind: 'plant' | 'water' | 'feed' | 'harvest', tile = 0): Move => ({ kind, tile });

/** Hours until the first tile can be harvested, if it gets this care every hour. */
function hoursToHarvest(...care: ('water' | 'feed')[]): number {
  let garden = run([on('plant')]);
  while (refusal(garden, on('harvest'))) garden = run([...care.map((kind) => on(kind)), wait(1)], garden);
  return garden.hours - newGarden().hours;
}

test('the source file that the garden links to exists', () => {
  expect(readFileSync(gardenIntro.source.split('/blob/main/')[1] ?? '', 'utf8')).toContain('export function play(');
});

test('a first harvest takes less than a minute of ticks, and care makes it quicker', () => {
  expect([hoursToHarvest(), hoursToHarvest('water'), hoursToHarvest('feed'), hoursToHarvest('water', 'feed')]).toEqual([48, 24, 24, 16]);
});

test('growth has three stages, and a ripe tile waits for its harvest for ever', () => {
  const stageAfter = (hours: number) => run([on('plant'), wait(hours)]).tiles[0]?.stage;
  expect([0, 19, 20, 47, 48, 100_000].map(stageAfter)).toEqual(['spores', 'spores', 'pins', 'pins', 'ripe', 'ripe']);
});

test('the whole loop leads from the last spore over the market to the next one', () => {
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

test('everybody begins with one ripe tile, one with pins and one that is wet, and with bare soil to plant', () => {
  const { tiles } = newGarden();
  const grown = tiles.filter((tile) => tile !== null);
  expect(grown.map(({ stage, wet }) => (wet > 0 ? 'wet' : stage)).sort()).toEqual(['pins', 'ripe', 'wet']);
  expect(tiles).toHaveLength(9);
  expect(tiles.indexOf(null)).toBe(0);
});

test('a move shows at its tile what was done, or why it was not; passing hours show which tiles reached a stage', () => {
  expect(eventsOf(newGarden(), on('plant'))).toEqual([{ kind: 'plant', tile: 0 }]);
  expect(eventsOf(newGarden(), on('water'))).toEqual([{ kind: 'bare', tile: 0 }]);
  expect(eventsOf(newGarden(), { kind: 'buy' })).toEqual([{ kind: 'buy' }]);
  expect(eventsOf(newGarden(), wait(11))).toEqual([
    { kind: 'ripe', tile: 1 },
    { kind: 'pins', tile: 5 },
  ]);
  expect(eventsOf(newGarden(), wait(1))).toEqual([]);
});

test('every answer that a tile can show has its words', () => {
  for (const kind of ['plant', 'water', 'feed', 'harvest', 'pins', 'ripe', 'noSpores', 'noCoins', 'stillWet', 'alreadyFed'] as const)
    expect(words.atTile[kind], kind).toMatch(/^.{1,11}$/);
});

test('by day four a player who never rests has filled the garden, but has few coins', () => {
  let garden = newGarden();
  while (garden.hours - newGarden().hours < 96) {
    for (const tile of garden.tiles.keys())
      garden = run([on('harvest', tile), { kind: 'sell' }, { kind: 'buy' }, on('plant', tile), on('water', tile)], garden);
    garden = run([wait(1)], garden);
  }
  expect(garden.tiles.every(Boolean)).toBe(true);
  expect(garden.coins).toBeLessThan(20);
});
