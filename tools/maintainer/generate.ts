// Writes files of the repository that are made from other files, such as `npm run generate schemas`. Each script says what it writes.
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
