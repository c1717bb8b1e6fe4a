import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSignedCertificate } from './start/certificate.ts';

interface Options {
  /** Changes the HTML of a document; the headers stay as the host sent them. */
  rewrite?: (html: string) => string;
  /** Leaves a header out, to see what would happen without it. */
  without?: string;
  /** Uses https, with a self-signed certificate. */
  tls?: boolean;
  /** Scripts that the proxy itself sends, by path. */
  scripts?: Record<string, string>;
  /** Runs before each request is passed on. It may delay it, or return a status that is sent instead of the host's answer. */
  before?: (path: string) => Promise<number | undefined>;
}

/** A proxy between a browser and a host. It records every request that reaches the network, and can change documents. */
export async function proxyTo(origin: string | (() => string), options: Options = {}) {
  const { rewrite, without = '', tls = false, scripts = {}, before } = options;
  const seen: string[] = [];
  const answerAll = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '';
    const script = scripts[path];
    if (script)
      return outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'same-origin' }).end(script);
    const status = await before?.(path);
    if (status) return outgoing.writeHead(status).end();
    // A document that will be changed must arrive uncompressed and complete.
    const headers = { ...incoming.headers, ...(rewrite && { 'accept-encoding': 'identity', 'if-none-match': '' }) };
    const host = typeof origin === 'string' ? origin : origin();
    const upstream = request(host + path, { method: incoming.method, headers }, (answer) => {
      seen.push(`${path} ${answer.statusCode}`);
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
    return incoming.pipe(upstream);
  };
  const pem = tls ? selfSignedCertificate() : '';
  const server = tls ? createTlsServer({ key: pem, cert: pem }, answerAll) : createServer(answerAll);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    seen,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}
