// Usage: npm run setup [-- options]
//
// Asks who the site belongs to, writes content/ for them and, if Chrome is found, generates the resume and the share cards.
// Later it changes content/owner.yaml; with --theme or --colour alone it changes only the files of the theme, and asks nothing.
// To answer without being asked, use these options:
//
//   --name "Ada Lovelace", --first-name, --role, --city, --email, --url
//   --locale  the language that you write in, such as en-AU; the suggestion is that of this computer
//   --github, --linkedin   your profiles, as a user name or an address
//   --from    empty: begins with one empty project, which is the default; or sample: with the projects of the sample
//   --theme   fairweather or paper
//   --colour  your colour, such as "#1f5136", from which all colours of the theme are made; or none
//   --yes     asks nothing: missing answers come from git or from the sample, whose values are marked as samples
import '../help.ts';
import { spawnSync } from 'node:child_process';
import { checkContent } from '../../engine/checks/check-content.ts';
import { CHROMIUM } from '../../engine/generate/chromium.ts';
import { runCommand } from './questions.ts';
import { setUpOwner } from './setup/set-up-owner.ts';

const WITHOUT_CHROME = `Chrome was not found, so the resume and the share cards are not generated yet. The site works without them.
Install Chrome or set CHROME_PATH to its path, then run "npm run draw".`;

const WITH_PROBLEMS = 'Fix this first, then run "npm run draw".';

const NEXT = `Next:
  1. npm run dev          shows the site while you write: http://localhost:5173
  2. npm run doctor       lists what still comes from the sample, and when to run "npm run draw"
  3. npm run check:site   says whether the site is ready to publish

Read on in docs/content.md, which shows what each file in content/ does, and in docs/deploy.md, which shows how to publish.`;

await runCommand(async (root, args, ask) => {
  const result = await setUpOwner(root, args, ask);
  if (!result) return undefined;
  console.log(`${result}\n`);
  const { problems } = await checkContent(root);
  if (problems.length > 0) console.log(`${problems.join('\n')}\n\n${WITH_PROBLEMS}`);
  else if (CHROMIUM.executablePath) generateFiles(root);
  else console.log(WITHOUT_CHROME);
  return `\n${NEXT}`;
});

/** Runs `npm run draw` as its own program, which prints what it writes, and what to do if Chrome does not start. */
function generateFiles(root: string): void {
  spawnSync(process.execPath, ['tools/owner/draw.ts'], { cwd: root, stdio: 'inherit' });
}
