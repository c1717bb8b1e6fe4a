import { isCancel, text } from '@clack/prompts';
import type { Ask } from './question.ts';

const inTerminal: Ask = async ({ label, problem }, suggestion) => {
  const answer = await text({
    message: label,
    initialValue: suggestion,
    validate: (typed) => problem((typed ?? '').trim()),
  });
  return isCancel(answer) ? undefined : answer;
};

/** Asks a question in the terminal; undefined if there is no terminal, such as in CI. */
export const askInTerminal: Ask | undefined = process.stdin.isTTY ? inTerminal : undefined;
