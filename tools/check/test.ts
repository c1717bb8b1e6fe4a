// Usage: npm test [unit | build | browser | hosts | long | visual] [-- arguments of its runner]
//
// Without a suite, it checks format and types and runs the unit tests. The other suites build the sites that they need.
// Example: npm test browser -- --grep carousel
import '../help.ts';
import { spawnSync } from 'node:child_process';

const playwright = (...projects: string[]) => `playwright test ${projects.map((project) => `--project=${project}`).join(' ')}`;

const SUITES: Record<string, string> = {
  quick: 'biome check . && tsc -p . && vitest run --project unit',
  unit: 'vitest run --project unit',
  build: 'vitest run --project build',
  browser: `${playwright('desktop', 'phone', 'owners')} --grep-invert @long`,
  hosts: `${playwright('hosts')} --grep-invert @long`,
  long: playwright('long'),
  visual: 'node tools/check/visual.ts',
};

const [name = 'quick', ...flags] = process.argv.slice(2);
const command = SUITES[name];
if (command)
  process.exitCode =
    spawnSync([command, ...flags.map((flag) => JSON.stringify(flag))].join(' '), { shell: true, stdio: 'inherit' }).status ?? 1;
else throw new Error(`There is no suite "${name}". There are: ${Object.keys(SUITES).join(', ')}.`);
