import { parseArgs } from 'node:util';
import { ContentError } from '../../../engine/content/content-files.ts';
import type { Answers, Ask, Question } from './question.ts';

interface Given {
  answers: Answers;
  /** The flags without an answer, for which --yes took the fallback. */
  fallbacks: string[];
}

/** All answers, from the flags and, if some are missing, from the terminal; undefined if the owner pressed Ctrl-C. */
export async function answersTo(questions: Question[], args: string[], ask?: Ask): Promise<Given | undefined> {
  const { yes, ...flags } = flagsIn(questions, args);
  const missing = questions.filter(({ flag, derive, fallback }) => !derive && flags[flag] === undefined && !(yes && fallback));
  if (missing.length > 0 && (yes || !ask)) throw new ContentError(`There is no terminal to ask in. Add ${listed(missing)}.`);
  const isAsked = missing.length > 0;
  const earlier = Object.fromEntries(questions.map(({ flag, suggestion }) => [flag, suggestion ?? '']));
  const given: Given = { answers: {}, fallbacks: [] };
  for (const question of questions) {
    const { flag } = question;
    const offered = offer(question, earlier, given.answers);
    const known = flags[flag] ?? (isAsked ? await ask?.(question, offered ?? '') : offered);
    if (known === undefined && isAsked) return undefined;
    given.answers[flag] = validAnswer(question, known);
    if (known === undefined) given.fallbacks.push(flag);
  }
  return given;
}

/** The answer to suggest: an earlier answer if it was typed by hand; else the one that is derived from the other answers. */
function offer({ suggestion, derive }: Question, earlier: Answers, answers: Answers): string | undefined {
  const isByHand = suggestion !== undefined && suggestion !== derive?.(earlier);
  return derive && !isByHand ? derive(answers) : suggestion;
}

/** Returns the answer if it is valid; else throws what is wrong with it. A fallback is not checked: it is the sample's, and marked so. */
function validAnswer({ flag, label, derive, fallback, problem }: Question, known: string | undefined): string {
  if (known === undefined && fallback) return fallback;
  const answer = (known ?? '').trim();
  if (answer === '' && derive) throw new ContentError(`${label} cannot be derived from the other answers. Add --${flag}.`);
  const mistake = problem(answer);
  if (mistake) throw new ContentError(mistake);
  return answer;
}

const listed = (questions: Question[]) => questions.map(({ flag }) => `--${flag}`).join(', ');

/** The answers given as flags, and whether --yes was given. */
function flagsIn(questions: Question[], args: string[]): Record<string, string | undefined> & { yes?: boolean } {
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({ args, options: { ...options, yes: { type: 'boolean' } } }).values as ReturnType<typeof flagsIn>;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\.\s|\.?\n/);
    throw new ContentError(`${reason}. The flags are: ${listed(questions)}, --yes.`);
  }
}
