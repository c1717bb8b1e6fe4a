// Usage: npm run draw [icons | resume | cards]
//
// Makes the files that are drawn from the content: the resume, the share cards and the icons, or only the one named.
import '../help.ts';
import { checkContent, stopOn } from '../../engine/content/checks/check-content.ts';
import { folderNote } from '../../engine/content/site-folder.ts';
import { recordProblems } from '../../engine/drawings/record.ts';
import { drawCards } from './draw/cards.ts';
import { drawIcons } from './draw/icons.ts';
import { drawResume } from './draw/resume.ts';

/** Icons first: they need no browser. The card of the resume page shows the picture of the resume. */
const DRAWINGS = { icons: drawIcons, resume: drawResume, cards: drawCards };

const names = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[];
const [given] = process.argv.slice(2);
const chosen = names.filter((name) => given === undefined || name === given);
if (chosen.length === 0) {
  console.error(`There is no "${given}". There are: ${names.join(', ')}.`);
  process.exit(1);
}
const { problems, content } = await checkContent(process.cwd());
stopOn(content, problems);
console.log(folderNote(content.folder));
stopOn(content, recordProblems(content));
for (const name of chosen) await DRAWINGS[name](content);
