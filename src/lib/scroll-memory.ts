// How far each entry of the visit's history was scrolled, so that Back leads to where the visitor was.
const STORAGE_KEY = 'scroll';
const positions: Record<string, number> = read();

export function rememberScroll(entry: string): void {
  positions[entry] = scrollY;
}

export function rememberedScroll(entry: string): number {
  return positions[entry] ?? 0;
}

/** Keeps the positions over a reload. */
export function saveScroll(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Storage is blocked: Back after a reload starts at the top.
  }
}

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
