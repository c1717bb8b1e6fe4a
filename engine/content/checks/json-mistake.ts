import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { lineAt } from './source-line.ts';

const MISSING_VALUE = 'There is a comma too many before this, or a value is missing. Delete the comma, or write the value.';
const WRONG_SIGN = 'A text has a sign that JSON does not allow. Write a tab as \\t and a backslash as \\\\.';
const NEARBY = 'Look here and on the line above for a comma, a bracket or a quotation mark that is missing or too many.';

/** What to do about the mistakes that the parser can tell apart. For all others it is NEARBY. */
const REMEDIES: Record<string, string> = {
  InvalidSymbol: 'Write names and texts in double quotation marks; other values are numbers, true, false and null.',
  PropertyNameExpected: MISSING_VALUE,
  ValueExpected: MISSING_VALUE,
  EndOfFileExpected: 'There is something behind the last bracket. Delete it.',
  InvalidCommentToken: 'There is a comment, which JSON does not allow. Delete it.',
  InvalidCharacter: WRONG_SIGN,
  InvalidEscapeCharacter: WRONG_SIGN,
};

/** The line of the first mistake in a text that JSON.parse refuses, and what to do about it. */
export function jsonMistake(text: string): { line: number; remedy: string } {
  if (text.trim() === '') return { line: 1, remedy: 'The file is empty. Copy its text from sample/.' };
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { line: 1, remedy: NEARBY };
  return { line: lineAt(text, first.offset), remedy: REMEDIES[printParseErrorCode(first.error)] ?? NEARBY };
}
