// Usage: tsx tests/support/sites/build-sites.ts [sample] [demanding] [pseudo] [newOwner]
//
// Builds the sites that the tests share, where one is missing or older than the files that it is made from.
import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { flagsOf, NEW_OWNER } from '../owners/owners.ts';
import { pseudoTranslation } from '../owners/pseudo-translation.ts';
import { buildSite, copyProjectTo, run } from './build-site.ts';
import { filesIn } from './dist.ts';
import { SITES, type SiteName } from './sites.ts';

const SAMPLE_SOURCES = ['engine', 'sample', 'src'];
const OWNER_SOURCES = [...SAMPLE_SOURCES, 'themes', 'tools', 'tests/fixtures', 'tests/support/owners'];

const BUILDERS: Record<SiteName, (project: string) => Promise<unknown>> = {
  sample: (project) => buildSite(project, { SITE_FOLDER: 'sample' }),
  async demanding(project) {
    copyProjectTo(project);
    for (const source of ['themes/paper', 'tests/fixtures/demanding-owner']) cpSync(source, join(project, 'content'), { recursive: true });
    await run(project, 'draw');
    await buildSite(project, { SITE_URL: `https://maya.test${SITES.demanding.base}` });
  },
  async pseudo(project) {
    copyProjectTo(project);
    pseudoTranslation(project);
    await buildSite(project);
  },
  async newOwner(project) {
    copyProjectTo(project);
    await run(project, 'setup', '--yes', ...flagsOf(NEW_OWNER));
    const withoutChrome = { CHROME_PATH: '', PATH: dirname(process.execPath) };
    writeFileSync(join(project, 'build-output.txt'), await buildSite(project, withoutChrome));
  },
};

/** Its time is that of the last build. */
const stampOf = (name: SiteName) => resolve('.cache/sites', `${name}.built`);

/** Whether a site was built after the last change of its sources, and not by somebody else since: an owner's build goes to dist/ too. */
function isUpToDate(name: SiteName): boolean {
  const [stamp, page] = [stampOf(name), join(SITES[name].dist, 'index.html')];
  if (!existsSync(stamp) || !existsSync(page)) return false;
  const timeOf = (file: string) => statSync(file).mtimeMs;
  const folders = name === 'sample' ? SAMPLE_SOURCES : OWNER_SOURCES;
  const files = folders.flatMap((folder) => filesIn(folder).map((file) => join(folder, file)));
  return [page, ...files].every((file) => timeOf(file) <= timeOf(stamp));
}

export async function buildSites(names: SiteName[]): Promise<void> {
  for (const name of names.filter((site) => !isUpToDate(site))) {
    const { project, dist } = SITES[name];
    rmSync(name === 'sample' ? dist : project, { recursive: true, force: true });
    const start = Date.now();
    await BUILDERS[name](project).catch((error) => {
      // The text of the error includes stderr.
      throw new Error(`The site "${name}" was not built: ${error}\n${(error as { stdout?: string }).stdout ?? ''}`);
    });
    mkdirSync(dirname(stampOf(name)), { recursive: true });
    writeFileSync(stampOf(name), '');
    console.log(`${name}: built in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** Vitest calls this before the tests of the built files. */
export const setup = () => buildSites(Object.keys(SITES) as SiteName[]);

if (process.argv[1] === import.meta.filename) await buildSites(process.argv.slice(2) as SiteName[]);
