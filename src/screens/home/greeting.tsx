import { useEffect, useRef } from 'react';
import { GREETED_KEY } from '#src/lib/display-keys.ts';

/** The greeting: one plain text for everybody, and a copy in single letters that rise one after another, once a visit, and then give way to it. */
export function Greeting({ text }: { text: string }) {
  const words = splitWords(text);
  const risingLetters = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const letters = risingLetters.current;
    rememberVisit();
    return () => {
      // Gone for good, and not only mounted twice by React's strict mode.
      if (!letters?.isConnected) document.documentElement.dataset[GREETED_KEY] = '';
    };
  }, []);
  return (
    <h1 className={`greeting ${countClasses(Math.max(...words.map(({ letters }) => letters.length)))}`}>
      <span className={`greeting-text ${countClasses(text.length)}`}>{text}</span>
      <span ref={risingLetters} aria-hidden="true" className={`greeting-letters ${countClasses(text.length)}`}>
        {words.map(({ start, letters }) => (
          <span key={start}>
            <span className="greeting-word">
              {letters.map((letter, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: letters never change places
                <span key={index} className={`greeting-letter ${countClasses(start + index)}`}>
                  {letter}
                </span>
              ))}
            </span>{' '}
          </span>
        ))}
      </span>
    </h1>
  );
}

/** The words of a text, each with the place of its first letter. */
function splitWords(text: string) {
  return [...text.matchAll(/\S+/g)].map((match) => ({ start: match.index, letters: [...match[0]] }));
}

/** A number as classes, because the security policy allows no style attribute: 14 is "tens-1 ones-4". */
function countClasses(count: number): string {
  return `tens-${Math.floor(count / 10)} ones-${count % 10}`;
}

/** For pages that are loaded later. */
function rememberVisit(): void {
  try {
    sessionStorage.setItem(GREETED_KEY, 'yes');
  } catch {
    // Storage is blocked: a page that is loaded again greets again.
  }
}
