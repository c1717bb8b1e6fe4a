import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request, and what its answer has to be. */
export interface Row {
  target: string;
  send?: Record<string, string>;
  /** Sends the request twice, the second time with the ETag of the first answer, and checks the second answer. */
  again?: boolean;
  status?: number | RegExp;
  /** An exact value, a pattern, or undefined if there must be no such header. */
  headers?: Record<string, string | RegExp | undefined>;
  /** Returns what else is wrong with the answer, in words. */
  check?: (answer: Answer) => string[];
}

/** The answer of a host, unchanged. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes of the body, one character for each. */
  body: string;
}

/** Sends all requests at the same time. Returns every mistake: the request, what was expected and what was received. */
export async function wrongIn(rows: Row[], origin: string): Promise<string[]> {
  const found = rows.map(async (row) => {
    const { target, send = {}, again, status = /./, headers = {}, check } = row;
    const first = await ask(origin, row);
    const { etag = '' } = first.headers;
    const answer = again ? await ask(origin, { ...row, send: { ...send, 'if-none-match': etag } }) : first;
    const wrong = [
      ...differs('status', status, answer.status),
      ...Object.entries(headers).flatMap(([name, expected]) => differs(name, expected, answer.headers[name])),
      ...(check?.(answer) ?? []),
    ];
    return wrong.map((text) => `${target.slice(0, 100)} ${JSON.stringify(send)}: ${text}`);
  });
  return (await Promise.all(found)).flat();
}

function differs(name: string, expected: unknown, received: unknown): string[] {
  const isAsExpected = expected instanceof RegExp ? expected.test(`${received ?? ''}`) : expected === received;
  return isAsExpected ? [] : [`${name}: expected ${expected}, received ${received}`];
}

/** The text in a list if the condition is false, else an empty list. */
export const unless = (isSo: boolean, text: string) => (isSo ? [] : [text]);

const AGENT = new Agent({ maxSockets: 16 });

/** Sends a request exactly as given. Other clients would normalise the address, follow redirects and decompress the answer. */
function ask(origin: string, { target: path, send: headers }: Row): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, agent: AGENT }, async (answer) => {
      const body = (await answer.setEncoding('latin1').toArray()).join('');
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
    asked.on('error', (error) => reject(new Error(`${path}: ${error.message}`))).end();
  });
}
