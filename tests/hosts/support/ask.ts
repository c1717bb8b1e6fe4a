import { Agent, type IncomingHttpHeaders, request } from 'node:http';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
}

/** What came back, whatever it is. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each as often as it came. */
  everyHeader: NodeJS.Dict<string[]>;
  /** Byte by byte, as latin1. */
  body: string;
}

/**
 * Caddy answers a malformed address and closes the connection at once. Where a long one is still being sent, the answer is lost:
 * the closed connection is the refusal.
 */
export const CLOSED = 0;
const MALFORMED = /%(?![0-9a-f]{2})/i;
const KEPT = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request line as it is: no client in between that would make it nicer, follow a redirect or undo a compression. */
export function ask(origin: string, target: string, sent: Sent = {}, agent: Agent | false = KEPT): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: target, agent, ...sent }, (answer) => {
      const { statusCode: status = 0, headers, headersDistinct: everyHeader } = answer;
      let body = '';
      answer.setEncoding('latin1').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('error', reject).on('end', () => resolve({ status, headers, everyHeader, body }));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // Somebody else's refusal closed this connection: asked again on one of its own.
      if (asked.reusedSocket) resolve(ask(origin, target, sent, false));
      else if (error.code === 'ECONNRESET' && MALFORMED.test(target)) resolve({ status: CLOSED, headers: {}, everyHeader: {}, body: '' });
      else reject(error);
    });
    asked.end();
  });
}
