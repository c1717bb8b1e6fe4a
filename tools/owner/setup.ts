// Usage: npm run setup [-- options]
//
// Asks who the site belongs to, writes content/ for them, and prints what is left to do. Later it changes content/owner.json;
// with --theme or --colour alone it changes only the theme, and asks nothing.
// To answer without being asked, use these options:
//
//   --name "Ada Lovelace", --first-name, --role, --city, --email, --url, --locale
//   --theme   fairweather or paper
//   --colour  your colour, such as "#1f5136", from which all colours of fairweather are made; or "keep the sky"
//   --yes     asks nothing: missing answers come from git or from the sample, whose values are marked as samples
import '../help.ts';
import { report, runChecks } from './doctor/run-checks.ts';
import { runCommand } from './questions.ts';
import { setUpOwner } from './setup/set-up-owner.ts';

const NEXT = `Next:
  npm run draw   generates your resume, the share cards and the icons
  npm run dev    shows the site while you write`;

await runCommand(async (root, args, ask) => {
  const result = await setUpOwner(root, args, ask);
  if (!result) return undefined;
  const { text } = report(await runChecks(root));
  return [result, `What is left to do:\n\n${text}`, NEXT].join('\n\n');
});
