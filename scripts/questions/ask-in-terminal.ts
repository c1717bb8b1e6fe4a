import { isCancel, text } from '@clack/prompts';
import type { Ask } from './question.ts';

const inTerminal: Ask = async ({ label, trouble }, suggestion) => {
  const answer = await text({
    message: label,
    initialValue: suggestion,
    validate: (typed) => trouble((typed ?? '').trim()),
  });
  return isCancel(answer) ? undefined : answer;
};

/** Asks where somebody sits at a terminal; undefined where nobody could answer. */
export const askInTerminal: Ask | undefined = process.stdin.isTTY ? inTerminal : undefined;
