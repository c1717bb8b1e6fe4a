import { MOTION_KEY, readStorage, storageKey } from '#src/preferences/display-state.ts';

/**
 * A preference of the visitor: the attribute `data-<key>` of <html>, also saved in storage where storage is allowed. Reads the attribute
 * and not the storage: the inline script has set it before the first paint, also where storage is blocked.
 */
export function preference<Value extends string>(key: string, values: readonly [Value, Value]) {
  const listeners = new Set<() => void>();
  const isValue = (text: unknown): text is Value => values.includes(text as Value);

  const show = (value: Value) => {
    document.documentElement.dataset[key] = value;
    for (const listener of listeners) listener();
  };

  /** In the build, which has no document: the first value. */
  const read = () => {
    const value = globalThis.document?.documentElement.dataset[key];
    return isValue(value) ? value : values[0];
  };

  // The value may have changed in another tab, or while this page was in the back/forward cache.
  const readStoredAgain = () => {
    const stored = readStorage(key);
    if (isValue(stored) && stored !== read()) show(stored);
  };
  if (typeof window !== 'undefined') {
    addEventListener('storage', readStoredAgain);
    addEventListener('pageshow', ({ persisted }) => persisted && readStoredAgain());
  }

  return {
    read,
    show,
    /** Switches to the other value. */
    toggle: () => {
      const value = read() === values[0] ? values[1] : values[0];
      show(value);
      writeStorage(key, value);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(storageKey(key), value);
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Whether animations are allowed. They are paused until a script allows them: see inline-script.ts. */
export const motion = preference(MOTION_KEY, ['paused', 'running']);
