// `npm run setup`: asks who the site belongs to, writes content/ for them, and prints what is left to do.
import { examine, report } from './doctor/doctor.ts';
import { askInTerminal } from './questions/ask-in-terminal.ts';
import { flagsGiven, runCommand } from './questions/run-command.ts';
import { setUpOwner } from './setup/set-up-owner.ts';

const NEXT = `Next:
  npm run draw   draws the resume under your name, the pictures that links to your pages show, and the icons of browser tabs
  npm run dev    shows the site while you write`;

await runCommand(async () => {
  const written = await setUpOwner(process.cwd(), flagsGiven(), askInTerminal);
  if (!written) return undefined;
  const { text } = report(await examine(process.cwd()));
  return [`Written: ${written}`, `What is left to do:\n\n${text}`, NEXT].join('\n\n');
});
