import { ContentError } from '../../../engine/content/content-files.ts';

/** The arguments after `npm run <name> --`. */
export const flagsGiven = () => process.argv.slice(2);

/** Runs a command that changes content/. Prints a ContentError without a stack trace, and after Ctrl-C that nothing was changed. */
export async function runCommand(command: () => Promise<string | undefined>): Promise<void> {
  try {
    const message = await command();
    console.log(message ?? 'Nothing was changed.');
    if (message === undefined) process.exitCode = 130; // The exit code that shells expect after Ctrl-C.
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
