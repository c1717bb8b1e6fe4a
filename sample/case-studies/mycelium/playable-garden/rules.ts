// The rules of the game as a pure state machine: no React, no clock, no randomness. Time passes only by the move "wait".

/** The stages of growth, in this order; pins are very young mushrooms. A new stage does not compile without a rule here and a start scale in board.tsx; its picture is in garden.svg. */
export type Stage = 'spores' | 'pins' | 'ripe';

interface StageRule {
  /** The amount of growth that leads to the next stage. */
  growsFor: number;
  next: Stage;
}

export const STAGES = {
  spores: {
    growsFor: 20,
    next: 'pins',
  },
  pins: {
    growsFor: 28,
    next: 'ripe',
  },
  ripe: {
    growsFor: Number.POSITIVE_INFINITY,
    next: 'ripe',
  },
} satisfies Record<Stage, StageRule>;

/** What the market pays for a ripe mushroom. */
export const MUSHROOM_PRICE = 3;
export const SPORE_PRICE = 2;
export const FEED_PRICE = 1;
/** How long a watered tile stays wet. */
export const WET_HOURS = 12;
/** The number of rows, and of tiles in each row. */
export const SIDE = 3;

export interface Plant {
  stage: Stage;
  /** Growth since this stage began. */
  grown: number;
  /** Hours until the soil is dry. */
  wet: number;
  isFed: boolean;
}

export interface Garden {
  hours: number;
  coins: number;
  spores: number;
  /** Harvested, and not yet sold. */
  basket: number;
  /** Row by row; null means bare soil. */
  tiles: readonly (Plant | null)[];
}

export type Care = 'water' | 'feed';
export type Move =
  | { kind: 'plant' | 'harvest' | Care; tile: number }
  | { kind: 'sell' }
  | { kind: 'buy' }
  | { kind: 'wait'; hours: number };

/** Why a move is not allowed. labels.ts has a sentence for each. */
export type Refusal =
  | 'noSuchTile'
  | 'noSpores'
  | 'noCoins'
  | 'taken'
  | 'bare'
  | 'stillWet'
  | 'alreadyFed'
  | 'ripe'
  | 'unripe'
  | 'nothingToSell';

/** A plant at the start of a stage, on dry soil. */
const newPlant = (stage: Stage): Plant => ({ stage, grown: 0, wet: 0, isFed: false });

/** The start of a game, which the placeholder also shows: one tile is ripe, one has pins, one is wet. */
export function newGarden(): Garden {
  const row = Array<Plant | null>(SIDE).fill(null);
  const tiles = [
    ...row.with(1, { ...newPlant('pins'), grown: 17 }),
    ...row.with(1, newPlant('ripe')).with(2, { ...newPlant('spores'), grown: 7, wet: 9 }),
    ...row,
  ];
  return { hours: 48, coins: 3, spores: 3, basket: 0, tiles };
}

/** Why this move is not allowed now; undefined if it is. */
export function refusal(garden: Garden, move: Move): Refusal | undefined {
  if (move.kind === 'wait') return undefined;
  if (move.kind === 'sell') return garden.basket > 0 ? undefined : 'nothingToSell';
  if (move.kind === 'buy') return garden.coins >= SPORE_PRICE ? undefined : 'noCoins';
  const plant = garden.tiles[move.tile];
  if (plant === undefined) return 'noSuchTile';
  if (move.kind === 'plant') return plant ? 'taken' : garden.spores > 0 ? undefined : 'noSpores';
  return plant ? plantRefusal(plant, move.kind, garden.coins) : 'bare';
}

function plantRefusal({ stage, wet, isFed }: Plant, kind: 'harvest' | Care, coins: number): Refusal | undefined {
  const isRipe = stage === 'ripe';
  if (kind === 'harvest') return isRipe ? undefined : 'unripe';
  if (isRipe) return 'ripe';
  if (kind === 'water') return wet > 0 ? 'stillWet' : undefined;
  if (isFed) return 'alreadyFed';
  return coins >= FEED_PRICE ? undefined : 'noCoins';
}

/** The garden after a move; unchanged if the move is not allowed. */
export function play(garden: Garden, move: Move): Garden {
  if (refusal(garden, move)) return garden;
  const { hours, coins, spores, basket, tiles } = garden;
  switch (move.kind) {
    case 'plant':
      return { ...garden, spores: spores - 1, tiles: tiles.with(move.tile, newPlant('spores')) };
    case 'water':
      return { ...garden, tiles: updatePlant(tiles, move.tile, { wet: WET_HOURS }) };
    case 'feed':
      return { ...garden, coins: coins - FEED_PRICE, tiles: updatePlant(tiles, move.tile, { isFed: true }) };
    case 'harvest':
      return { ...garden, basket: basket + 1, tiles: tiles.with(move.tile, null) };
    case 'sell':
      return { ...garden, basket: 0, coins: coins + basket * MUSHROOM_PRICE };
    case 'buy':
      return { ...garden, coins: coins - SPORE_PRICE, spores: spores + 1 };
    case 'wait':
      return { ...garden, hours: hours + move.hours, tiles: tiles.map((plant) => plant && grow(plant, move.hours)) };
  }
}

/** The move for a press on a tile: plant on bare soil, harvest if ripe, otherwise water or fertilise. */
export function moveOnPress(garden: Garden, tile: number, care: Care): Move {
  const plant = garden.tiles[tile];
  if (!plant) return { kind: 'plant', tile };
  return { kind: plant.stage === 'ripe' ? 'harvest' : care, tile };
}

const updatePlant = (tiles: Garden['tiles'], tile: number, change: Partial<Plant>) =>
  tiles.with(tile, { ...(tiles[tile] as Plant), ...change });

/** A plant some hours later. It grows by 1 an hour, by 1 more while it is wet, and by 1 more once it is fertilised. */
function grow(plant: Plant, hours: number): Plant {
  let { stage, grown, wet } = plant;
  for (let hour = 0; hour < hours && (wet > 0 || stage !== 'ripe'); hour++) {
    grown += 1 + Number(wet > 0) + Number(plant.isFed);
    wet = Math.max(0, wet - 1);
    const { growsFor, next } = STAGES[stage];
    if (grown >= growsFor) [stage, grown] = [next, grown - growsFor];
  }
  return { ...plant, stage, grown: stage === 'ripe' ? 0 : grown, wet };
}
