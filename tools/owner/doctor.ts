// `npm run doctor`: prints what would embarrass the owner if the site were published now, what is worth a look, and what is fine.

import { folderNote, siteFolder } from '../../engine/content/site-folder.ts';
import { examine, report } from './doctor/doctor.ts';

const root = process.cwd();
console.log(`${folderNote(siteFolder(root))}\n`);
const { text, isReady } = report(await examine(root));
console.log(text);
process.exitCode = isReady ? 0 : 1;
