import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Options {
  /** Changes a document on its way; the headers stay as the host sent them. */
  rewrite?: (html: string) => string;
  /** Leaves a header out, to see what would happen without it. */
  without?: string;
}

/** Stands between a browser and a host: notes every request that reaches the network, and may change documents on the way. */
export async function proxyTo(origin: string, { rewrite, without = '' }: Options = {}) {
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    // A document that is to be changed has to come uncompressed and whole.
    const headers = { ...incoming.headers, ...(rewrite && { 'accept-encoding': 'identity', 'if-none-match': '' }) };
    const upstream = request(origin + incoming.url, { method: incoming.method, headers }, (answer) => {
      seen.push(`${incoming.url} ${answer.statusCode}`);
      const { [without]: _, 'content-length': length, ...others } = answer.headers;
      const change = rewrite && answer.headers['content-type']?.startsWith('text/html');
      outgoing.writeHead(answer.statusCode ?? 500, change || !length ? others : { ...others, 'content-length': length });
      if (!change) return answer.pipe(outgoing);
      let html = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        html += chunk;
      });
      answer.on('end', () => outgoing.end(rewrite(html)));
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, seen, close: () => server.closeAllConnections() ?? server.close() };
}
