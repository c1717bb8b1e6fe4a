import { parseArgs } from 'node:util';
import { isCancel, text } from '@clack/prompts';
import type { z } from 'zod';

/** An error whose message is shown to the owner as it is, without a stack trace. */
export class CommandError extends Error {}

/** The answers by flag. */
export type Answers = Record<string, string>;

/** A question to the owner, who can also answer it with a flag. */
export interface Question {
  flag: string;
  /** What is asked for; also the start of error messages about the answer. */
  label: string;
  /** Completes an answer as people write it, such as an address without https://. */
  complete?: (answer: string) => string;
  /** The message about a wrong answer, which is complete; undefined if the answer is valid. */
  problem: (answer: string) => string | undefined;
  /** Suggested in the terminal, and taken with --yes. */
  suggestion?: string | undefined;
  /** Taken with --yes if there is no suggestion. */
  fallback?: string | undefined;
  /** Derives the answer from earlier answers, so that the flag is optional. */
  derive?: (answers: Answers) => string;
  /** The owner may skip it: then the answer is empty. */
  isOptional?: true;
}

/** Shows a question and returns the answer; undefined if the owner pressed Ctrl-C. */
export type Ask = (question: Question, suggestion: string) => Promise<string | undefined>;

export interface Given {
  answers: Answers;
  /** The flags without an answer, for which --yes took the fallback. */
  fallbacks: string[];
}

/** All answers, from the flags and, if some are missing, from the terminal; undefined if the owner pressed Ctrl-C. */
export async function askQuestions(questions: Question[], args: string[], ask?: Ask): Promise<Given | undefined> {
  const { yes, ...flags } = flagsIn(questions, args);
  const isMissing = ({ flag, derive, fallback, isOptional }: Question) =>
    !derive && !isOptional && flags[flag] === undefined && !(yes && fallback);
  const missing = questions.filter(isMissing);
  if (missing.length > 0 && (yes || !ask)) throw missingAnswers(missing, yes);
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

function missingAnswers(missing: Question[], yes = false): CommandError {
  const reason = yes ? '--yes has no answer for some questions' : 'There is no terminal to ask questions in';
  const remedy = missing.every(hasAnswer) ? '--yes, which keeps the answers that are known' : listed(missing);
  return new CommandError(`${reason}. Add ${remedy}.`);
}

const hasAnswer = ({ suggestion }: Question) => Boolean(suggestion);

/** The answer to suggest: an earlier answer if it was typed by hand; else the one that is derived from the other answers. */
function offer({ suggestion, derive, isOptional }: Question, earlier: Answers, answers: Answers): string | undefined {
  if (isOptional) return suggestion ?? '';
  const isByHand = suggestion !== undefined && suggestion !== derive?.(earlier);
  return derive && !isByHand ? derive(answers) : suggestion;
}

/** Returns the answer if it is valid; else throws what is wrong with it. A fallback is not checked: it is the sample's, and marked so. */
function validAnswer(question: Question, known: string | undefined): string {
  const { flag, label, derive, fallback } = question;
  if (known === undefined && fallback) return fallback;
  const answer = completeAnswer(question, known);
  if (answer === '' && derive) throw new CommandError(`${label} cannot be derived from the other answers. Add --${flag}.`);
  const text = problemWith(question, answer);
  if (text) throw new CommandError(text);
  return answer;
}

const completeAnswer = ({ complete = (text) => text }: Question, answer = '') => complete(answer.trim());

const problemWith = ({ isOptional, problem }: Question, answer: string) => (isOptional && answer === '' ? undefined : problem(answer));

const listed = (questions: Question[]) => questions.map(({ flag }) => `--${flag}`).join(', ');

/** The answers given as flags, and whether --yes was given. */
export function flagsIn(questions: Question[], args: string[]): Record<string, string | undefined> & { yes?: boolean } {
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({ args, options: { ...options, yes: { type: 'boolean' } } }).values as ReturnType<typeof flagsIn>;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\.\s|\.?\n/);
    throw new CommandError(`${reason}. The flags are: ${listed(questions)}, --yes.`);
  }
}

/** What is wrong with an answer by the schema of its content field; undefined if nothing is. */
export function schemaProblem(label: string, schema: z.ZodType, answer: string): string | undefined {
  const message = schema.safeParse(answer).error?.issues[0]?.message;
  return message && `${label} ${message}`;
}

/** Writes something with the arguments after `npm run <name> --`. Returns what to print; undefined if the owner pressed Ctrl-C. */
type Command = (root: string, args: string[], ask?: Ask) => Promise<string | undefined>;

const askInTerminal: Ask = async (question, suggestion) => {
  const answer = await text({
    message: question.label,
    initialValue: suggestion,
    validate: (typed) => problemWith(question, completeAnswer(question, typed)),
  });
  return isCancel(answer) ? undefined : answer;
};

/** Runs a command that changes content/. Prints a CommandError without a stack trace, and after Ctrl-C that nothing was changed. */
export async function runCommand(command: Command): Promise<void> {
  const ask = process.stdin.isTTY ? askInTerminal : undefined; // There may be no terminal, such as in CI.
  try {
    const message = await command(process.cwd(), process.argv.slice(2), ask);
    console.log(message ?? 'Nothing was changed.');
    if (message === undefined) process.exitCode = 130; // The exit code that shells expect after Ctrl-C.
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
