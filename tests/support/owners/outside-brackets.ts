import { LOCALE } from './pseudo-translation.ts';

const month = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });
/** The names of months come from the language of the site, not from its content. */
const MONTHS = new Set(Array.from({ length: 12 }, (_, index) => month.format(new Date(Date.UTC(2024, index))).replace('.', '')));

/** Text without a language: addresses, file names, and the names of programming languages. */
const NO_WORDS = /\S+@\S+|\bhttps?:\/\/\S+|_CV\b|\.json\b|, (diff|sh|ts)$/g;

/** The words of a text that are outside ⟦ ⟧. Brackets may be nested. */
export function outsideBrackets(text: string): string[] {
  let depth = 0;
  let outside = '';
  for (const sign of text.replace(NO_WORDS, ' ')) {
    if (sign === '⟦') depth++;
    else if (sign === '⟧' && depth > 0) depth--;
    else if (sign === '⟧')
      outside = ''; // The text was cut at a comma: so far it was the second half of a bracket.
    else if (depth === 0) outside += sign;
  }
  return (outside.match(/\p{L}{2,}/gu) ?? []).filter((word) => !MONTHS.has(word));
}
