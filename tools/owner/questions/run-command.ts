import { isCancel, text } from '@clack/prompts';
import { ContentError } from '../../../engine/content/content-files.ts';
import type { Ask } from './questions.ts';

/** Writes something with the arguments after `npm run <name> --`. Returns what to print; undefined if the owner pressed Ctrl-C. */
type Command = (root: string, args: string[], ask?: Ask) => Promise<string | undefined>;

const askInTerminal: Ask = async ({ label, problem }, suggestion) => {
  const answer = await text({
    message: label,
    initialValue: suggestion,
    validate: (typed) => problem((typed ?? '').trim()),
  });
  return isCancel(answer) ? undefined : answer;
};

/** Runs a command that changes content/. Prints a ContentError without a stack trace, and after Ctrl-C that nothing was changed. */
export async function runCommand(command: Command): Promise<void> {
  const ask = process.stdin.isTTY ? askInTerminal : undefined; // There may be no terminal, such as in CI.
  try {
    const message = await command(process.cwd(), process.argv.slice(2), ask);
    console.log(message ?? 'Nothing was changed.');
    if (message === undefined) process.exitCode = 130; // The exit code that shells expect after Ctrl-C.
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
