import { eventsOf, type GardenEvent, messageAfter } from './events.ts';
import { labels } from './labels.ts';
import { type Garden, type Move, newGarden, type Plant, play, STAGES, WET_HOURS } from './rules.ts';

const STORAGE_KEY = 'garden';

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
let game: Game = { garden: saved ?? newGarden(), message: saved ? labels.welcomeBack : labels.welcome, messageCount: 0, events: [] };
const listeners = new Set<() => void>();

function change(update: Partial<Game>): void {
  game = { ...game, ...update };
  for (const listener of listeners) listener();
}

/** The game of this visit. It is kept outside of React, so that it goes on when the visitor leaves the page and comes back. */
export const gardenStore = {
  read: () => game,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  dispatch: (move: Move) => {
    const message = messageAfter(game.garden, move);
    const update = message && { message, messageCount: game.messageCount + 1, events: eventsOf(game.garden, move) };
    change({ ...update, garden: play(game.garden, move) });
    saveGarden(game.garden);
  },
  /** So that past events are not animated again. */
  clearEvents: () => change({ events: [] }),
};

/** The saved garden of this visit; undefined if there is none, or if storage is blocked. */
function savedGarden(): Garden | undefined {
  try {
    return validGarden(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Saves the garden for this visit, if storage is allowed. */
function saveGarden(garden: Garden): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(garden));
  } catch {
    // Storage is blocked or full: the garden is lost when the page is closed.
  }
}

/** Checks data from storage: other scripts or an older version of this game may have written it. Undefined if it is not a valid garden. */
export function validGarden(data: unknown): Garden | undefined {
  const { hours, coins, spores, basket, tiles } = (data ?? {}) as Partial<Garden>;
  const isGarden =
    [hours, coins, spores, basket].every(isCount) &&
    Array.isArray(tiles) &&
    tiles.length === newGarden().tiles.length &&
    tiles.every(isTile);
  return isGarden ? (data as Garden) : undefined;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTile(plant: Plant | null | undefined): boolean {
  if (plant === null) return true;
  if (typeof plant !== 'object' || !Object.hasOwn(STAGES, plant.stage)) return false;
  return (
    isCount(plant.grown) &&
    plant.grown < STAGES[plant.stage].growsFor &&
    isCount(plant.wet) &&
    plant.wet <= WET_HOURS &&
    typeof plant.isFed === 'boolean'
  );
}
