// Asks who the site belongs to, makes content/ for them, and says what is left to do.
import { examine, report } from '../doctor/doctor.ts';
import { askInTerminal } from './questions/ask-in-terminal.ts';
import { flagsGiven, runCommand } from './questions/run-command.ts';
import { setUpOwner } from './setup/set-up-owner.ts';

const NEXT = `Next:
  npm run resume   draws the resume under your name, which the build asks for
  npm run cards    draws the pictures that links to your pages show
  npm run icons    draws the icons of browser tabs and home screens
  npm run dev      shows the site while you write`;

await runCommand(async () => {
  const written = await setUpOwner(process.cwd(), flagsGiven(), askInTerminal);
  if (!written) return undefined;
  const { text } = report(await examine(process.cwd()));
  return [`Written: ${written}`, `What is left to do:\n\n${text}`, NEXT].join('\n\n');
});
