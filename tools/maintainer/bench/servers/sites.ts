import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFiles } from '../../../../engine/documents/compress-files.ts';
import { containerCommand } from '../../../../tests/hosts/support/start/commands.ts';
import { copySite, listenWithTls } from '../../../../tests/hosts/support/start/site-copy.ts';
import { buildBareReact } from '../../../../tests/support/sites/bare-react.ts';
import { buildSite } from '../../../../tests/support/sites/build-site.ts';
import { writeBareHtml } from './bare-html.ts';
import { CERTIFICATE } from './certificate.ts';
import { start } from './servers.ts';

const PORTS = { site: 8795, bareHtml: 8796, bareReact: 8797, other: 8798 };
const OUT = '.cache/bench';

type SiteName = keyof typeof PORTS;

/** Where each site is served. */
export type Origins = Record<Exclude<SiteName, 'other'>, string> & { other?: string };

/** Builds the site and the two baselines and serves them, and the other build where there is one, all alike. */
export async function startSites(other?: string): Promise<Origins> {
  rmSync(OUT, { recursive: true, force: true });
  // At the address where it is measured: elsewhere it asks search engines to stay away, as any preview does.
  await buildSite({ out: `${OUT}/site`, siteUrl: originOf('site') });
  await writeBareHtml(`${OUT}/site`, `${OUT}/bare-html`);
  await buildBareReact({ outDir: resolve(OUT, 'bare-react') });
  cpSync(`${OUT}/site/favicon.ico`, `${OUT}/bare-react/favicon.ico`); // The browser asks for one.
  for (const baseline of ['bare-html', 'bare-react']) await compressFiles(`${OUT}/${baseline}`);

  return {
    site: await serve('site', `${OUT}/site`, `${OUT}/site-hosts`),
    bareHtml: await serve('bareHtml', `${OUT}/bare-html`, `${OUT}/site-hosts`),
    bareReact: await serve('bareReact', `${OUT}/bare-react`, `${OUT}/site-hosts`),
    ...(other && { other: await serve('other', join(other, 'dist'), join(other, 'dist-hosts')) }),
  };
}

const originOf = (name: SiteName) => `https://127.0.0.1:${PORTS[name]}`;

/** nginx as this project ships it, brotli and headers included, with a certificate in it: over TLS and HTTP/2, as real hosts serve. */
async function serve(name: SiteName, dist: string, hosts: string): Promise<string> {
  const folder = copySite(`bench-${name}`, dist, hosts);
  listenWithTls(folder, `127.0.0.1:${PORTS[name]}`, CERTIFICATE);
  const { program, args } = containerCommand(folder);
  await start(folder, program, args, `${originOf(name)}/`);
  return originOf(name);
}
