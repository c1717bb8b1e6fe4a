import { useEffect, useRef } from 'react';
import { GREETED_KEY } from '#src/preferences/display-keys.ts';

/**
 * The greeting: plain text, and a copy in single letters for the animation. The copy is shown once a visit, and
 * then the text takes its place.
 */
export function Greeting({ text }: { text: string }) {
  const words = splitWords(text);
  const risingLetters = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const letters = risingLetters.current;
    rememberVisit();
    return () => {
      // Only when the page is really left: React's strict mode also runs this on the first mount.
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

/** The words of a text, each with the index of its first letter. */
function splitWords(text: string) {
  return [...text.matchAll(/\S+/g)].map((match) => ({ start: match.index, letters: [...match[0]] }));
}

/** A number as classes, because the security policy allows no style attribute: 14 is "tens-1 ones-4". */
function countClasses(count: number): string {
  return `tens-${Math.floor(count / 10)} ones-${count % 10}`;
}

/** So that a page loaded later in this visit does not animate the greeting again. */
function rememberVisit(): void {
  try {
    sessionStorage.setItem(GREETED_KEY, 'yes');
  } catch {
    // Storage is blocked: a page that is loaded again animates the greeting again.
  }
}
