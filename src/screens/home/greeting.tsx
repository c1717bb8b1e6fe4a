import { Fragment } from 'react';

/**
 * The greeting: plain text, and a copy in single letters for the animation. The copy is shown first, and then the text takes its place.
 * All letters and spaces are siblings, because the stylesheet counts them.
 */
export function Greeting({ text }: { text: string }) {
  const words = splitWords(text);
  const longest = Math.max(...words.map(({ length }) => length));
  return (
    <h1 className="greeting" data-letters={roundUp(splitLetters(text).length, LETTERS)} data-longest-word={roundUp(longest, WORD_LENGTHS)}>
      <span className="greeting-text">{text}</span>
      <span aria-hidden="true" className="greeting-letters">
        {words.map(({ start, letters, space }) => (
          <Fragment key={start}>
            {letters.map((letter, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: letters never change places
              <span key={index} className="greeting-letter">
                {letter}
              </span>
            ))}
            <span className="greeting-space">{space || ZERO_WIDTH_SPACE}</span>
          </Fragment>
        ))}
      </span>
    </h1>
  );
}

/** greeting.css has the end of the animation for each of these numbers of letters, and a font size for each of these lengths of a word. */
const LETTERS = [16, 40];
const WORD_LENGTHS = [6, 8, 10, 13, 16, 20];

const roundUp = (count: number, steps: number[]) => steps.find((step) => step >= count);

const ZERO_WIDTH_SPACE = '\u200b';

/** Latin, Greek and Cyrillic text without combining marks: no letter is wide or joined. Other text is split in a way that is slow on phones. */
const PLAIN_TEXT = /^[\u0020-\u024f\u0370-\u0482\u048a-\u052f\u2010-\u2027]*$/;

/** The letters of a text as a reader sees them: a letter with its accents, or an emoji, is one. */
function splitLetters(text: string): string[] {
  if (PLAIN_TEXT.test(text)) return Array.from(text);
  // biome-ignore lint/style/noRestrictedGlobals: no smaller way to find the letters of every script
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Letters that are joined to their neighbours, such as Arabic ones: their words appear as a whole. */
const JOINED_LETTER = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}]/u;

/** Chinese, Japanese and Korean letters, and emoji. They count twice. */
const WIDE_LETTER = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}、-ヿ！-｠\p{Emoji_Presentation}]/u;

/** A longer word is broken, and appears as a whole. Ten wide letters are as long: such scripts often continue on the next line. */
const LONGEST_WORD = 20;

/** The words of a text. A script without spaces is split after its commas and full stops. */
function splitWords(text: string) {
  return [...text.matchAll(/(\S+?(?:[、。，．！？：；」』）]+|(?=\s|$)))(\s*)/g)].map(({ 1: word = '', 2: space, index }) => {
    const letters = splitLetters(word);
    const isPlain = PLAIN_TEXT.test(word);
    const length = isPlain ? letters.length : letters.length + letters.filter((letter) => WIDE_LETTER.test(letter)).length;
    const isWhole = length > LONGEST_WORD || (!isPlain && JOINED_LETTER.test(word));
    return {
      start: index,
      letters: isWhole ? [word] : letters,
      length: Math.min(length, LONGEST_WORD),
      space,
    };
  });
}
