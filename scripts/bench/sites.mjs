import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, mergeConfig } from 'vite';
import { compressFiles } from '../../build/compress-files.ts';
import { COMMANDS } from '../../tests/hosts/support/commands.ts';
import { copySite } from '../../tests/hosts/support/site-copy.ts';
import { BARE_REACT } from '../../tests/support/bare-react.ts';
import { buildSite } from '../../tests/support/build-site.ts';
import { writeBareHtml } from './bare-html.mjs';
import { start } from './servers.mjs';

const PORTS = { site: 8795, 'bare-html': 8796, 'bare-react': 8797 };
const OUT = '.cache/bench';

/** Builds the site and the two baselines, and serves all three alike: nginx as this project ships it, brotli and headers included. */
export async function startSites() {
  rmSync(OUT, { recursive: true, force: true });
  // At the address where it is measured: elsewhere it asks search engines to stay away, as any preview does.
  buildSite({ out: `${OUT}/site`, siteUrl: `http://127.0.0.1:${PORTS.site}` });
  await writeBareHtml(`${OUT}/site`, `${OUT}/bare-html`);
  await build(mergeConfig(BARE_REACT, { build: { write: true, outDir: resolve(OUT, 'bare-react') } }));
  cpSync(`${OUT}/site/favicon.ico`, `${OUT}/bare-react/favicon.ico`); // The browser asks for one.
  for (const baseline of ['bare-html', 'bare-react']) await compressFiles(`${OUT}/${baseline}`);

  const origins = {};
  for (const [name, port] of Object.entries(PORTS)) {
    const folder = copySite(`bench-${name}`, `${OUT}/${name}`, `${OUT}/site-hosts`);
    const { program, args } = COMMANDS.nginx(folder, port);
    origins[name] = (await start(folder, program, args, port)).url.replace(/\/$/, '');
  }
  return origins;
}
