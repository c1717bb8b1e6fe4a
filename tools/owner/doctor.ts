// Usage: npm run doctor
//
// Prints what to fix before the site is published, what is worth a look, and what is fine.
import '../help.ts';
import { folderNote, siteFolder } from '../../engine/content/site-folder.ts';
import { report, runChecks } from './doctor/run-checks.ts';

const root = process.cwd();
console.log(`${folderNote(siteFolder(root))}\n`);
const { text, isReady } = report(await runChecks(root));
console.log(text);
process.exitCode = isReady ? 0 : 1;
