import { ContentError } from '../../engine/content/content-files.ts';

/** The flags behind `npm run <name> --`. */
export const flagsGiven = () => process.argv.slice(3);

/** Runs a command that changes content/: a mistake is answered with its sentence alone, Ctrl-C with the news that nothing changed. */
export async function runCommand(command: () => Promise<string | undefined>): Promise<void> {
  try {
    const said = await command();
    console.log(said ?? 'Nothing was changed.');
    if (said === undefined) process.exitCode = 130; // What shells expect after Ctrl-C.
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
