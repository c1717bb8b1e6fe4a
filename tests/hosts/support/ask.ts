import { Agent, type IncomingHttpHeaders, request } from 'node:http';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
}

/** The answer of a host, unchanged. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Every header with all its values. */
  everyHeader: NodeJS.Dict<string[]>;
  /** The bytes of the body, one character for each. */
  body: string;
}

const KEEP_ALIVE = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request exactly as given. Other clients would normalise the address, follow redirects and decompress the answer. */
export function ask(origin: string, target: string, sent: Sent = {}, agent: Agent | false = KEEP_ALIVE): Promise<Answer> {
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
    asked.on('error', (error) => {
      // The refusal of another request has closed this shared connection: try again on a new one.
      if (asked.reusedSocket) resolve(ask(origin, target, sent, false));
      else reject(error);
    });
    asked.end();
  });
}
