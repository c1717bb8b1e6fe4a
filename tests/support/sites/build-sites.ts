// Builds the sites that the tests share, apart from the sample in dist/. Two at a time, because each build uses one core.
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { demandingOwner } from '../owners/demanding-owner.ts';
import { otherOwner } from '../owners/other-owner.ts';
import { pseudoTranslation } from '../owners/pseudo-translation.ts';
import { buildSite, copyProjectTo, run } from './build-site.ts';
import { writeMarkdownLinks } from './markdown-links.ts';
import { SITES, SITES_FOLDER } from './sites.ts';

/** The sites are made here. The folder gets its final name at the end, so that no test can find an unfinished site. */
const UNFINISHED = `${SITES_FOLDER}-unfinished`;

async function belowPath(project: string): Promise<void> {
  copyProjectTo(project);
  writeMarkdownLinks(project);
  const siteUrl = `https://elsewhere.example.com${SITES.belowPath.base}`;
  await buildSite({ project, out: 'dist', siteUrl });
}

async function anotherOwner(project: string): Promise<void> {
  await otherOwner(project, { caseStudies: 9 });
  await run(project, 'draw', 'cards');
  await buildSite({ project, out: 'dist' });
}

async function aDemandingOwner(project: string): Promise<void> {
  await demandingOwner(project);
  await buildSite({ project, out: 'dist', siteUrl: `https://maya.test${SITES.demanding.base}` });
}

async function anotherLanguage(project: string): Promise<void> {
  await pseudoTranslation(project);
  await buildSite({ project, out: 'dist' });
}

async function inPaper(project: string): Promise<void> {
  copyProjectTo(project);
  cpSync('themes/paper', join(project, 'sample'), { recursive: true });
  await buildSite({ project, out: 'dist' });
}

async function make(finished: string, build: (project: string) => Promise<void>): Promise<boolean> {
  const name = basename(finished);
  const project = join(UNFINISHED, name);
  const start = Date.now();
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  mkdirSync(project);
  try {
    await build(project);
    console.log(`${name}: built in ${seconds()}`);
    return true;
  } catch (error) {
    // The text of the error includes stderr.
    console.error(`${name}: NOT BUILT after ${seconds()}\n${error}\n${(error as { stdout?: string }).stdout ?? ''}`);
    return false;
  }
}

for (const folder of [SITES_FOLDER, UNFINISHED]) rmSync(folder, { recursive: true, force: true });
mkdirSync(UNFINISHED, { recursive: true });
const waiting = [
  () => make(SITES.demanding.project, aDemandingOwner),
  () => make(SITES.otherOwner.project, anotherOwner),
  () => make(SITES.pseudo.project, anotherLanguage),
  () => make(SITES.belowPath.project, belowPath),
  () => make(SITES.paper.project, inPaper),
];
const made: boolean[] = [];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) made.push(await next());
}
await Promise.all([work(), work()]);
if (made.includes(false)) process.exit(1);
renameSync(UNFINISHED, SITES_FOLDER);
