import { parseArgs } from 'node:util';
import { ContentError } from '../../build/content-files.ts';
import type { Answers, Ask, Question } from './question.ts';

/** All answers, from the flags and, where some are missing, from the terminal; undefined where the owner left with Ctrl-C. */
export async function answersTo(questions: Question[], args: string[], ask?: Ask): Promise<Answers | undefined> {
  const flags = flagsIn(questions, args);
  const missing = questions.filter(({ flag, derive }) => !derive && flags[flag] === undefined);
  if (missing.length > 0 && !ask) throw new ContentError(`There is no terminal to ask in, so please add: ${listed(missing)}.`);
  const answers: Answers = {};
  for (const question of questions) {
    const { flag, label, suggestion, derive, trouble } = question;
    const derived = derive?.(answers);
    const known = flags[flag] ?? (missing.length === 0 ? derived : undefined);
    const answer = (known ?? (await ask?.(question, derived ?? suggestion ?? '')))?.trim();
    if (answer === undefined) return undefined;
    if (answer === '' && derive) throw new ContentError(`${label} does not follow from the rest, so please add --${flag}.`);
    const mistake = trouble(answer);
    if (mistake) throw new ContentError(mistake);
    answers[flag] = answer;
  }
  return answers;
}

const listed = (questions: Question[]) => questions.map(({ flag }) => `--${flag}`).join(', ');

function flagsIn(questions: Question[], args: string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({ args, options }).values as Record<string, string | undefined>;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\.\s|\.?\n/);
    throw new ContentError(`${reason}. The flags are: ${listed(questions)}.`);
  }
}
