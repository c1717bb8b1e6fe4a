import { type Garden, type Move, newGarden, play } from '../rules.ts';
import { sentenceOn } from '../sentences.ts';
import { words } from '../words.ts';
import { eventsOf, type GardenEvent } from './garden-events.ts';
import { savedGarden, saveGarden } from './saved-garden.ts';

interface Game {
  garden: Garden;
  /** The text of the status line. */
  message: string;
  /** Counts messages. Used as a React key, so that screen readers also announce a message that is the same as the last one. */
  messageCount: number;
  /** What the last move changed, for the animations. Empty once they must not be shown again. */
  events: readonly GardenEvent[];
}

const saved = savedGarden();
let game: Game = { garden: saved ?? newGarden(), message: saved ? words.welcomeBack : words.welcome, messageCount: 0, events: [] };
const listeners = new Set<() => void>();

function change(update: Partial<Game>): void {
  game = { ...game, ...update };
  for (const listener of listeners) listener();
}

/** The game of this visit. It is saved outside of React, so that it goes on when the visitor leaves the page and comes back. */
export const gardenStore = {
  read: () => game,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  make: (move: Move) => {
    const sentence = sentenceOn(game.garden, move);
    const update = sentence && { message: sentence, messageCount: game.messageCount + 1, events: eventsOf(game.garden, move) };
    change({ ...update, garden: play(game.garden, move) });
    saveGarden(game.garden);
  },
  /** So that past events are not animated again. */
  clearEvents: () => change({ events: [] }),
};
