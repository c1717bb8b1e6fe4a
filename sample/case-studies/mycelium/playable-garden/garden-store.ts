import { type Happening, happeningsOn } from './happenings.ts';
import { type Garden, type Move, newGarden, play } from './rules.ts';
import { savedGarden, saveGarden } from './saved-garden.ts';
import { sentenceOn } from './sentences.ts';
import { words } from './words.ts';

interface Game {
  garden: Garden;
  /** The last thing that the player was told. */
  said: string;
  /** How many times the player was told something: the same words again are news again. */
  told: number;
  /** What is to be seen of what was told, as long as it is news. */
  happenings: readonly Happening[];
}

const kept = savedGarden();
let game: Game = { garden: kept ?? newGarden(), said: kept ? words.welcomeBack : words.welcome, told: 0, happenings: [] };
const listeners = new Set<() => void>();

function change(news: Partial<Game>): void {
  game = { ...game, ...news };
  for (const listener of listeners) listener();
}

/** The one garden of this visit: it outlives the page that shows it. */
export const gardenStore = {
  read: () => game,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  make: (move: Move) => {
    const sentence = sentenceOn(game.garden, move);
    const news = sentence && { said: sentence, told: game.told + 1, happenings: happeningsOn(game.garden, move) };
    change({ ...news, garden: play(game.garden, move) });
    saveGarden(game.garden);
  },
  /** What was to be seen has been seen. */
  forget: () => change({ happenings: [] }),
};
