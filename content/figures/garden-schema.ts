import { z } from 'zod';
import { sample, words } from '../schema.ts';
import { frameSchema, said } from './frame-schema.ts';

/** What content/figures/garden.ts must hold. */
export const gardenSchema = z.strictObject({
  sample,
  frame: frameSchema,
  play: z.strictObject({
    board: words('Name the board, for screen readers, and say how it is walked.'),
    place: said('Name a tile by its number.'),
    tile: said('Say which tile it is, what is on it and what a press does.'),
    bare: words('Say what a tile is on which nothing grows.'),
    stages: z.strictObject({
      spores: words('Name the first stage.'),
      pins: words('Name the second stage.'),
      ripe: words('Name the third stage.'),
    }),
    wet: words('Say that the soil is wet.'),
    fed: words('Say that a tile is fertilised.'),
    presses: z.strictObject({
      plant: words('Say what a press on bare soil does.'),
      water: words('Name the first kind of care.'),
      feed: words('Name the second kind of care.'),
      harvest: words('Say what a press on a ripe tile does.'),
    }),
    care: words('Name the choice between water and fertiliser.'),
    notes: z.strictObject({
      water: words('Say in two or three words that water costs nothing and dries.', { max: 20 }),
      feed: said('Say in two or three words what fertiliser costs, and that it stays.'),
    }),
    coin: said('Say what something costs, in one coin.'),
    coins: said('Say what something costs or brings, in coins.'),
    counters: z.strictObject({
      day: words('Write the word beside the number of the day.', { max: 12 }),
      coins: words('Write the word beside the number of coins.', { max: 12 }),
      spores: words('Write the word beside the number of spores.', { max: 12 }),
      basket: words('Write the word beside the number of mushrooms that wait to be sold.', { max: 12 }),
    }),
    market: words('Write the heading of the market.'),
    sell: words('Write the words of the button that sells.'),
    buy: words('Write the words of the button that buys.'),
    byHand: words('Say why time stands still.'),
    wait: said('Write the words of the button that lets time pass.'),
    welcome: words('Write the first sentence that the player reads.'),
    welcomeBack: words('Greet a player who has a garden already.'),
    done: z.strictObject({
      plant: said('Say that a spore was planted.'),
      water: said('Say that a tile was watered.'),
      feed: said('Say that a tile was fertilised.'),
      harvest: said('Say that a tile was harvested.'),
      sell: said('Say that the harvest was sold.'),
      buy: said('Say that a spore was bought.'),
      wait: said('Say that hours went by.'),
    }),
    grown: z.strictObject({
      pins: said('Say that pins are up on one tile or more.'),
      ripe: said('Say that one tile or more can be harvested.'),
    }),
    refused: z.strictObject({
      noSuchTile: words('Say that there is no such tile.'),
      noSpores: words('Say that no spores are left.'),
      noCoins: words('Say that there are too few coins.'),
      taken: words('Say that something grows here already.'),
      bare: words('Say that nothing grows here yet.'),
      stillWet: words('Say that the soil is still wet.'),
      alreadyFed: words('Say that a tile is fertilised already.'),
      ripe: words('Say that a tile waits to be harvested.'),
      unripe: words('Say that it is too early to harvest.'),
      nothingToSell: words('Say that the basket is empty.'),
    }),
  }),
});

export type GardenFigure = z.infer<typeof gardenSchema>;
