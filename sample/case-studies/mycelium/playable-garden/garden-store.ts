import { type Garden, type Move, play } from './rules.ts';
import { savedGarden, saveGarden } from './saved-garden.ts';
import { sentenceOn } from './sentences.ts';
import { words } from './words.ts';

interface Game {
  garden: Garden;
  /** The last thing that the player was told. */
  said: string;
  /** How many times the player was told something: the same words again are news again. */
  told: number;
}

const garden = savedGarden();
let game: Game = { garden, said: garden.tiles.some(Boolean) ? words.welcomeBack : words.welcome, told: 0 };
const listeners = new Set<() => void>();

/** The one garden of this visit: it outlives the page that shows it. */
export const gardenStore = {
  read: () => game,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  make: (move: Move) => {
    const sentence = sentenceOn(game.garden, move);
    game = { garden: play(game.garden, move), said: sentence || game.said, told: game.told + Number(sentence !== '') };
    saveGarden(game.garden);
    for (const listener of listeners) listener();
  },
};
