import type { z } from 'zod';

/** The answers by flag. */
export type Answers = Record<string, string>;

/** Something the owner is asked, or says beforehand with a flag. */
export interface Question {
  flag: string;
  /** What is asked for, as it stands at the start of a sentence. */
  label: string;
  /** What is wrong with an answer, in a sentence; undefined where nothing is. */
  trouble: (answer: string) => string | undefined;
  /** Offered in a terminal, and taken with --yes. */
  suggestion?: string | undefined;
  /** Taken with --yes where there is nothing else. */
  fallback?: string | undefined;
  /** What follows from the answers before it, so that its flag may be left out. */
  derive?: (answers: Answers) => string;
}

/** Shows a question and returns the answer; undefined where the owner left with Ctrl-C. */
export type Ask = (question: Question, suggestion: string) => Promise<string | undefined>;

/** What a schema of the content has to say about an answer. */
export function schemaTrouble(label: string, schema: z.ZodType, answer: string): string | undefined {
  const message = schema.safeParse(answer).error?.issues[0]?.message;
  return message && `${label} ${message}`;
}
