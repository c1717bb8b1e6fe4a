import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, mergeConfig } from 'vite';
import { compressFiles } from '../../engine/documents/compress-files.ts';
import { containerCommand } from '../../tests/hosts/support/commands.ts';
import { copySite, listenWithTls } from '../../tests/hosts/support/site-copy.ts';
import { BARE_REACT } from '../../tests/support/bare-react.ts';
import { buildSite } from '../../tests/support/build-site.ts';
import { writeBareHtml } from './bare-html.mjs';
import { CERTIFICATE } from './certificate.mjs';
import { start } from './servers.mjs';

const PORTS = { site: 8795, bareHtml: 8796, bareReact: 8797, other: 8798 };
const OUT = '.cache/bench';

/** Builds the site and the two baselines and serves them, and the other build where there is one, all alike. */
export async function startSites(other) {
  rmSync(OUT, { recursive: true, force: true });
  // At the address where it is measured: elsewhere it asks search engines to stay away, as any preview does.
  await buildSite({ out: `${OUT}/site`, siteUrl: originOf('site') });
  await writeBareHtml(`${OUT}/site`, `${OUT}/bare-html`);
  await build(mergeConfig(BARE_REACT, { build: { write: true, outDir: resolve(OUT, 'bare-react') } }));
  cpSync(`${OUT}/site/favicon.ico`, `${OUT}/bare-react/favicon.ico`); // The browser asks for one.
  for (const baseline of ['bare-html', 'bare-react']) await compressFiles(`${OUT}/${baseline}`);

  return {
    site: await serve('site', `${OUT}/site`, `${OUT}/site-hosts`),
    bareHtml: await serve('bareHtml', `${OUT}/bare-html`, `${OUT}/site-hosts`),
    bareReact: await serve('bareReact', `${OUT}/bare-react`, `${OUT}/site-hosts`),
    ...(other && { other: await serve('other', join(other, 'dist'), join(other, 'dist-hosts')) }),
  };
}

const originOf = (name) => `https://127.0.0.1:${PORTS[name]}`;

/** nginx as this project ships it, brotli and headers included, with a certificate in it: over TLS and HTTP/2, as real hosts serve. */
async function serve(name, dist, hosts) {
  const folder = copySite(`bench-${name}`, dist, hosts);
  listenWithTls(folder, `127.0.0.1:${PORTS[name]}`, CERTIFICATE);
  const { program, args } = containerCommand(folder);
  await start(folder, program, args, `${originOf(name)}/`);
  return originOf(name);
}
