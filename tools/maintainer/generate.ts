// Usage: npm run generate schemas | contrast | clouds | outline | screens | lockfile
//
// Writes files of the repository that are made from other files. Each script in tools/maintainer/generate/ says what it writes.
import '../help.ts';
import { subcommand } from '../subcommand.ts';

const SCRIPTS = {
  schemas: () => import('./generate/schemas.ts'),
  contrast: () => import('./generate/contrast.ts'),
  clouds: () => import('./generate/clouds.ts'),
  outline: () => import('./generate/outline.ts'),
  screens: () => import('./generate/screens.ts'),
  lockfile: () => import('./generate/complete-lockfile.ts'),
};

await SCRIPTS[subcommand(SCRIPTS)]();
