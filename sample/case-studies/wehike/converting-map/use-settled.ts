import { useEffect, useState } from 'react';

/** So long must keys rest before what they did is said. */
const REST_MS = 500;

/** What is said after keys have rested: a screen reader is told where the pin went, and not every step on the way. */
export function useSettled(text: string, told: number, isRepeating: boolean): { text: string; told: number } {
  const [settled, setSettled] = useState({ text, told });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, told }), isRepeating ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [text, told, isRepeating]);
  return settled;
}
