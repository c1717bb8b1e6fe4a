import { useEffect, useState } from 'react';

/** How long no key may be pressed before the text is announced. */
const REST_MS = 500;

/** The text after a pause in key presses, so that a screen reader announces where the pin went and not every step on the way. */
export function useDebounced(text: string, count: number, isRepeating: boolean): { text: string; count: number } {
  const [debounced, setDebounced] = useState({ text, count });
  useEffect(() => {
    const timer = setTimeout(() => setDebounced({ text, count }), isRepeating ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [text, count, isRepeating]);
  return debounced;
}
