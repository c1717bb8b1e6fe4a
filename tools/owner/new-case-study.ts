// Usage: npm run new:case-study [-- options]
//
// Asks for a name and writes the folder of a new case study. To answer without being asked, use these options:
//
//   --name "Harbour Map"
//   --address harbour-map   by default it is derived from the name
import '../help.ts';
import { basename } from 'node:path';
import { createCaseStudy } from './create-case-study.ts';
import { runCommand } from './questions.ts';

await runCommand(async (root, args, ask) => {
  const folder = await createCaseStudy(root, args, ask);
  return (
    folder &&
    `Write the facts and the text here:
  ${folder}/facts.yaml
  ${folder}/text.mdx

This picture is a placeholder. Replace it, under the same name:
  ${folder}/hero.webp   2400 × 1380; its middle is also on cards and phones

Delete "sample: true" once text and pictures are yours. To remove the case study, delete its folder.

Next:
  npm run dev          shows it at /${basename(folder)}
  npm run draw cards   generates its share card`
  );
});
