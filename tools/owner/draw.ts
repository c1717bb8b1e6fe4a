// `npm run draw` makes the files that are drawn from the content: the resume, the share cards and the icons.
// `npm run draw cards` draws the cards alone.
import { contentOrStop } from '../../engine/content/content-or-stop.ts';
import { folderNote } from '../../engine/content/site-folder.ts';
import { subcommandOrAll } from '../subcommand.ts';
import { drawCards } from './draw/cards.ts';
import { drawIcons } from './draw/icons.ts';
import { drawResume } from './draw/resume.ts';

const DRAWINGS = { resume: drawResume, cards: drawCards, icons: drawIcons };

const chosen = subcommandOrAll(DRAWINGS);
const content = await contentOrStop(process.cwd());
console.log(folderNote(content.folder));
for (const name of chosen) await DRAWINGS[name](content);
