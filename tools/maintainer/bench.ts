// Measures speed. `npm run bench pages`: all pages against bare HTML and bare React; `hosts`: our nginx against a bare one;
// `crawler`: the two pages of the figure that shows what a crawler sees. Do not use the machine while it runs.
import { subcommand } from '../subcommand.ts';

const SCRIPTS = {
  pages: () => import('./bench/pages.ts'),
  hosts: () => import('./bench/hosts.ts'),
  crawler: () => import('./bench/crawler.ts'),
};

await SCRIPTS[subcommand(SCRIPTS)]();
