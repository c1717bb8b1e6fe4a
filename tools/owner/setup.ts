// Usage: npm run setup [-- options]
//
// Asks who the site belongs to, writes content/ for them, and prints what is left to do. Later it changes content/owner.json.
// Options are answers, so that nothing is asked:
//
//   --name "Ada Lovelace", --first-name, --role, --city, --email, --url, --locale
//   --theme   the look of the site: fairweather or paper
//   --yes     takes what git knows for what is not answered, else the values of the sample, which are marked as such
import '../help.ts';
import { report, runChecks } from './doctor/run-checks.ts';
import { runCommand } from './questions.ts';
import { setUpOwner } from './setup/set-up-owner.ts';

const NEXT = `Next:
  npm run draw   generates your resume, the share cards and the icons
  npm run dev    shows the site while you write`;

await runCommand(async (root, args, ask) => {
  const written = await setUpOwner(root, args, ask);
  if (!written) return undefined;
  const { text } = report(await runChecks(root));
  return [`Written: ${written}`, `What is left to do:\n\n${text}`, NEXT].join('\n\n');
});
