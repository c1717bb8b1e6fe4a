/** A choice of the visitor, held as an attribute of <html>, kept in storage where storage is allowed. */
export interface StoredChoice<Value extends string> {
  read: () => Value;
  /** Chooses the other value. */
  flip: () => void;
  subscribe: (listener: () => void) => () => void;
}

interface Options<Value extends string> {
  /** Name of the storage entry and of the data attribute on <html>. */
  key: string;
  values: readonly [Value, Value];
}

/** The attribute is the truth: the first-frame script has set it before anything was painted. */
export function storedChoice<Value extends string>({ key, values }: Options<Value>): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  const isValue = (text: unknown): text is Value => values.includes(text as Value);

  const show = (value: Value) => {
    document.documentElement.dataset[key] = value;
    for (const listener of listeners) listener();
  };

  const read = () => {
    const value = document.documentElement.dataset[key];
    return isValue(value) ? value : values[0];
  };

  // Another tab, or a page that came back from the back/forward cache, may have missed a choice.
  const catchUp = () => {
    const stored = readStorage(key);
    if (isValue(stored) && stored !== read()) show(stored);
  };
  if (typeof window !== 'undefined') {
    addEventListener('storage', catchUp);
    addEventListener('pageshow', ({ persisted }) => persisted && catchUp());
  }

  return {
    read,
    flip: () => {
      const value = read() === values[0] ? values[1] : values[0];
      show(value);
      writeStorage(key, value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is blocked: the choice lasts for the visit.
  }
}

function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice lasts for the visit.
  }
}
