// Makes the folder of a new case study, ready to be written.
import { CASE_STUDIES, caseStudyFile } from '../build/case-studies.ts';
import { PICTURES } from './case-study/case-study-text.ts';
import { newCaseStudy } from './case-study/new-case-study.ts';
import { askInTerminal } from './questions/ask-in-terminal.ts';
import { flagsGiven, runCommand } from './questions/run-command.ts';

await runCommand(async () => {
  const address = await newCaseStudy(process.cwd(), flagsGiven(), askInTerminal);
  if (address === undefined) return undefined;
  const folder = `${CASE_STUDIES}/${address}`;
  return `Your words go here:
  ${caseStudyFile(address)}

These pictures are placeholders. Replace them, under the same names:
  ${folder}/${PICTURES.stage}   2400 × 1380, the large picture of the page
  ${folder}/${PICTURES.card}    1752 × 1260, for cards and phones

Delete "sample: true" once the words and pictures are yours. To take the case study away again, delete its folder.

Next:
  npm run dev     shows it at /${address}
  npm run cards   draws the picture that links to it show`;
});
