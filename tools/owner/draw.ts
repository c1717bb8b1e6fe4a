// Usage: npm run draw [icons | resume | cards]
//
// Makes the files that are drawn from the content: the resume, the share cards and the icons, or only the one named.
import '../help.ts';
import { contentOrStop, stopOn } from '../../engine/content/content-or-stop.ts';
import { folderNote } from '../../engine/content/site-folder.ts';
import { recordProblems } from '../../engine/drawings/record.ts';
import { subcommandOrAll } from '../subcommand.ts';
import { drawCards } from './draw/cards.ts';
import { drawIcons } from './draw/icons.ts';
import { drawResume } from './draw/resume.ts';

/** Icons first: they need no browser. The card of the resume page shows the picture of the resume. */
const DRAWINGS = { icons: drawIcons, resume: drawResume, cards: drawCards };

const chosen = subcommandOrAll(DRAWINGS);
const content = await contentOrStop(process.cwd());
console.log(folderNote(content.folder));
stopOn(content, recordProblems(content));
for (const name of chosen) await DRAWINGS[name](content);
