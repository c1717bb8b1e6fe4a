import type { AddressInfo } from 'node:net';
import { preview } from 'vite';

/** Serves built files as `npm run preview` of the project in `root` does, on a port of its own. */
export async function serve(outDir: string, base = '/', root = '.') {
  const server = await preview({ root, base, build: { outDir }, logLevel: 'silent', preview: { host: '127.0.0.1', port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
