// Usage: npm run bench pages | hosts | crawler
//
// Measures speed: all pages against bare HTML and bare React, our nginx against a bare one, or the two pages of the figure that shows
// what a crawler sees. Do not use the machine while it runs.
import '../help.ts';
import { subcommand } from '../subcommand.ts';

const SCRIPTS = {
  pages: () => import('./bench/pages.ts'),
  hosts: () => import('./bench/hosts.ts'),
  crawler: () => import('./bench/crawler.ts'),
};

await SCRIPTS[subcommand(SCRIPTS)]();
