import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { preview } from 'vite';

/** A site that the tests share. */
export interface Site {
  /** The project it is built from. */
  project: string;
  /** Its built files. */
  dist: string;
  /** The path at which it is published. */
  base: string;
}

const site = (project: string, base = '/'): Site => ({ project, dist: resolve(project, 'dist'), base });

/** tests/support/sites/build-sites.ts builds them. */
export const SITES = {
  sample: site(resolve('.')),
  /** An owner who needs many features: in Swedish, below /portfolio/, in a theme made from one colour and without clouds, with custom pages and all of Markdown. */
  demanding: site(resolve('.cache/sites/demanding-owner'), '/portfolio/'),
  /** The sample in the theme Paper, with every text of its content in ⟦ ⟧. */
  pseudo: site(resolve('.cache/sites/pseudo-translation')),
  /** What somebody has right after `npm run setup`, without Chrome, with the About page deleted and a visit counter: the doctor refuses to publish it. */
  newOwner: site(resolve('.cache/sites/new-owner')),
} satisfies Record<string, Site>;

export type SiteName = keyof typeof SITES;

/** Serves built files as `npm run preview` of the project in `root` does, on a free port. */
export async function serve(outDir: string, base = '/', root = '.') {
  const server = await preview({ root, base, build: { outDir }, logLevel: 'silent', preview: { host: '127.0.0.1', port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
