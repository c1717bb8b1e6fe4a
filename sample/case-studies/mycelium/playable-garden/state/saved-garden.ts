import { type Garden, newGarden, type Planted, STAGES, WET_HOURS } from '../rules.ts';

const KEY = 'garden';

/** The saved garden of this visit; undefined where there is none, or where storage is blocked. */
export function savedGarden(): Garden | undefined {
  try {
    return validGarden(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Saves the garden for this visit, where storage is allowed. */
export function saveGarden(garden: Garden): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(garden));
  } catch {
    // Storage is blocked or full: the garden lasts until the page is left.
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

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

function isTile(tile: Planted | null | undefined): boolean {
  if (tile === null) return true;
  if (typeof tile !== 'object' || !Object.hasOwn(STAGES, tile.stage)) return false;
  return (
    isCount(tile.grown) &&
    tile.grown < STAGES[tile.stage].growsFor &&
    isCount(tile.wet) &&
    tile.wet <= WET_HOURS &&
    typeof tile.isFed === 'boolean'
  );
}
