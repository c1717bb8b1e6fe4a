// `npm run new:case-study`: asks for a name and writes the folder of a new case study.
import { basename } from 'node:path';
import { newCaseStudy } from './case-study/new-case-study.ts';
import { askInTerminal } from './questions/ask-in-terminal.ts';
import { flagsGiven, runCommand } from './questions/run-command.ts';

await runCommand(async () => {
  const folder = await newCaseStudy(process.cwd(), flagsGiven(), askInTerminal);
  return (
    folder &&
    `Your facts and your words go here:
  ${folder}/meta.ts
  ${folder}/body.mdx

These pictures are placeholders. Replace them, under the same names:
  ${folder}/stage.webp   2400 × 1380, the large picture of the page
  ${folder}/card.webp    1752 × 1260, for cards and phones

Delete "sample: true" once the words and pictures are yours. To take the case study away again, delete its folder.

Next:
  npm run dev          shows it at /${basename(folder)}
  npm run draw cards   draws the picture that links to it show`
  );
});
