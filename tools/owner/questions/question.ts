import type { z } from 'zod';

/** The answers by flag. */
export type Answers = Record<string, string>;

/** A question to the owner, who can also answer it with a flag. */
export interface Question {
  flag: string;
  /** What is asked for; also the start of error messages about the answer. */
  label: string;
  /** What is wrong with an answer, in a sentence; undefined if nothing is. */
  problem: (answer: string) => string | undefined;
  /** Suggested in the terminal, and taken with --yes. */
  suggestion?: string | undefined;
  /** Taken with --yes if there is no suggestion. */
  fallback?: string | undefined;
  /** Derives the answer from earlier answers, so that the flag is optional. */
  derive?: (answers: Answers) => string;
}

/** Shows a question and returns the answer; undefined if the owner pressed Ctrl-C. */
export type Ask = (question: Question, suggestion: string) => Promise<string | undefined>;

/** What is wrong with an answer by the schema of its content field; undefined if nothing is. */
export function schemaProblem(label: string, schema: z.ZodType, answer: string): string | undefined {
  const message = schema.safeParse(answer).error?.issues[0]?.message;
  return message && `${label} ${message}`;
}
