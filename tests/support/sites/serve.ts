import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { preview } from 'vite';

/** Serves built files as `npm run preview` of the project in `root` does, on a port of its own. */
export async function serve(outDir: string, base = '/', root = '.') {
  const server = await preview({ root, base, build: { outDir }, logLevel: 'silent', preview: { host: '127.0.0.1', port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, answer: server.middlewares, close: () => server.close() };
}

/** Serves one of two sites at one address, and switches from one to the other at once, as a host does after a deploy. */
export async function serveDeploys(before: string, after: string) {
  const hosts = { before: await serve(before), after: await serve(after) };
  let live = hosts.before;
  const server = createServer((request, response) => live.answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (site: 'before' | 'after') => {
      live = hosts[site];
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await hosts.before.close();
      await hosts.after.close();
    },
  };
}
