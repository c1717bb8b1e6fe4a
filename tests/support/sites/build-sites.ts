// Usage: node tests/support/sites/build-sites.ts [sample] [demanding] [pseudo] [newOwner]
//
// Builds the sites that the tests share, if missing or older than their sources.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { themeFromColour } from '../../../tools/owner/setup/theme-from-colour.ts';
import { flagsOf, GREETING, NEW_OWNER, VISIT_COUNTER } from '../owners/owners.ts';
import { pseudoTranslation } from '../owners/pseudo-translation.ts';
import { filesIn } from './dist.ts';
import { buildSite, change, copyProjectTo, run, runProgram, WITHOUT_CHROME } from './project-copy.ts';
import { SITES, type SiteName } from './sites.ts';

const FOLDERS = ['engine', 'sample', 'schema', 'src'];
const OWNER_FOLDERS = [...FOLDERS, 'themes', 'tools', 'tests/fixtures', 'tests/support/owners'];
const FILES = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];

const BUILDERS: Record<SiteName, (project: string) => Promise<unknown>> = {
  sample: (project) => buildSite(project, { SITE_FOLDER: 'sample' }),
  async demanding(project) {
    copyProjectTo(project);
    cpSync('tests/fixtures/demanding-owner', join(project, 'content'), { recursive: true });
    const theme = themeFromColour(readFileSync('sample/theme.css', 'utf8'), '#1f5136');
    writeFileSync(join(project, 'content/theme.css'), theme.replace('--sky-shows: clouds', '--sky-shows: none'));
    await run(project, 'draw');
    rmSync(join(project, 'content/public/images/cards/writing.en-sida-om-regn.png')); // As if it had been written in a host's web editor.
    await buildSite(project, { SITE_URL: `https://maya.test${SITES.demanding.base}` });
  },
  async pseudo(project) {
    copyProjectTo(project);
    cpSync('themes/paper', join(project, 'sample'), { recursive: true });
    pseudoTranslation(project);
    await buildSite(project);
  },
  async newOwner(project) {
    copyProjectTo(project);
    await runProgram(project, 'node', ['tools/owner/setup.ts', '--yes', ...flagsOf(NEW_OWNER)], WITHOUT_CHROME);
    change(join(project, 'content/testimonials.yaml'), /^ *img: .*priya.*\n/m, '');
    change(join(project, 'content/site.yaml'), /$/, stringify({ visitCounter: VISIT_COUNTER }));
    rmSync(join(project, 'content/pages/about.md'));
    change(join(project, 'content/site.yaml'), / *- label: .*\n *to: \/about\n/g, '');
    change(join(project, 'content/pages/home.yaml'), /greeting: .*/, `greeting: ${GREETING}`);
    writeFileSync(join(project, 'build-output.txt'), await buildSite(project, WITHOUT_CHROME));
  },
};

const timeOf = (file: string) => statSync(file).mtimeMs;

/** The files that a site is built from. */
function sourcesOf(name: SiteName): string[] {
  const folders = name === 'sample' ? FOLDERS : OWNER_FOLDERS;
  return [...FILES, ...folders.flatMap((folder) => filesIn(folder).map((file) => join(folder, file)))];
}

/** Must be the same as after the last build: an owner's build replaces dist/, and a source may have been deleted. */
const stateOf = (name: SiteName) => `${timeOf(join(SITES[name].dist, 'index.html'))}, ${sourcesOf(name).length} sources`;

/** A file with the state after the last build. Its modification time is the start of the build. */
const recordOf = (name: SiteName) => resolve('.cache/sites', `${name}.built`);

function isUpToDate(name: SiteName): boolean {
  if (!existsSync(recordOf(name)) || !existsSync(join(SITES[name].dist, 'index.html'))) return false;
  const builtAt = timeOf(recordOf(name));
  return readFileSync(recordOf(name), 'utf8') === stateOf(name) && sourcesOf(name).every((file) => timeOf(file) <= builtAt);
}

export async function buildSites(names: SiteName[]): Promise<void> {
  for (const name of names.filter((site) => !isUpToDate(site))) {
    const { project, dist } = SITES[name];
    rmSync(name === 'sample' ? dist : project, { recursive: true, force: true });
    const start = new Date();
    await BUILDERS[name](project).catch((error) => {
      // The error message includes stderr.
      throw new Error(`The site "${name}" could not be built: ${error}\n${(error as { stdout?: string }).stdout ?? ''}`);
    });
    mkdirSync(dirname(recordOf(name)), { recursive: true });
    writeFileSync(recordOf(name), stateOf(name));
    utimesSync(recordOf(name), start, start);
    console.log(`${name}: built in ${((Date.now() - start.getTime()) / 1000).toFixed(1)} s`);
  }
}

/** Vitest calls this before the tests of the built files. */
export const setup = () => buildSites(Object.keys(SITES) as SiteName[]);

if (process.argv[1] === import.meta.filename) await buildSites(process.argv.slice(2) as SiteName[]);
