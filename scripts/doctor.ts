// Says what would embarrass the owner if the site were published now, what is worth a look, and what is fine.
import { examine, report } from '../doctor/doctor.ts';
import { folderNote, siteFolder } from '../engine/content/site-folder.ts';

const root = process.cwd();
console.log(`${folderNote(siteFolder(root))}\n`);
const { text, isFit } = report(await examine(root));
console.log(text);
process.exitCode = isFit ? 0 : 1;
