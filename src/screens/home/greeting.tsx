/**
 * The greeting: plain text, and a copy in single letters for the animation. The copy is shown first, and then the text takes its place.
 */
export function Greeting({ text }: { text: string }) {
  const words = splitWords(text);
  const count = countClasses(splitLetters(text).length);
  return (
    <h1 className={`greeting ${countClasses(Math.max(...words.map(widthOf)))}`}>
      <span className={`greeting-text ${count}`}>{text}</span>
      <span aria-hidden="true" className={`greeting-letters ${count}`}>
        {words.map(({ start, letters, space }) => (
          <span key={start}>
            <span className="greeting-word">
              {letters.map((letter, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: letters never change places
                <span key={index} className={`greeting-letter ${countClasses(start + index)}`}>
                  {letter}
                </span>
              ))}
            </span>
            {space}
          </span>
        ))}
      </span>
    </h1>
  );
}

const segmenter = new Intl.Segmenter();

/** The letters of a text as a reader sees them: a letter with its accents, or an emoji, is one. */
const splitLetters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The words of a text, each with the index of its first letter. A script without spaces is split after its commas and full stops. */
function splitWords(text: string) {
  return [...text.matchAll(/(\S+?(?:[、。，．！？：；」』）]+|(?=\s|$)))(\s*)/g)].map(({ 1: word = '', 2: space, index }) => ({
    start: splitLetters(text.slice(0, index)).length,
    letters: JOINED_LETTER.test(word) ? [word] : splitLetters(word),
    space,
  }));
}

/** Letters that are joined to their neighbours, such as Arabic ones: their words appear as a whole. */
const JOINED_LETTER = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}]/u;

/** Chinese, Japanese and Korean letters, and emoji. */
const WIDE_LETTER = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}、-ヿ！-｠\p{Emoji_Presentation}]/u;

/** Wide letters count twice, but only up to ten of them: a longer word continues on the next line, as is usual in these scripts. */
function widthOf({ letters: pieces }: { letters: string[] }): number {
  const letters = splitLetters(pieces.join(''));
  const wide = letters.filter((letter) => WIDE_LETTER.test(letter)).length;
  return wide > 0 ? Math.min(letters.length + wide, 20) : letters.length;
}

/** A number as classes, because the content security policy allows no style attribute: 14 is "tens-1 ones-4". */
function countClasses(count: number): string {
  return `tens-${Math.floor(count / 10)} ones-${count % 10}`;
}
