import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

/** What came back, whatever it is. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Byte by byte, as latin1. */
  body: string;
}

/**
 * Caddy answers a malformed address and closes the connection at once. Where a long one is still being sent, the answer is lost:
 * the closed connection is the refusal.
 */
export const CLOSED = 0;
const MALFORMED = /%(?![0-9a-f]{2})/i;

/** Sends a request line as it is: no client in between that would make it nicer. */
export function ask(origin: string, target: string, agent: Agent | false): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, agent }, (answer) => {
      let body = '';
      answer.setEncoding('latin1').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Somebody else's refusal closed this connection: asked again on one of its own.
      if (sent.reusedSocket) resolve(ask(origin, target, false));
      else if (error.code === 'ECONNRESET' && MALFORMED.test(target)) resolve({ status: CLOSED, headers: {}, body: '' });
      else reject(error);
    });
    sent.end();
  });
}
