import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request and its expected response. */
export interface RequestCheck {
  target: string;
  send?: Record<string, string>;
  /** Sends the request twice, the second time with the ETag of the first response, and checks the second response. */
  revalidate?: boolean;
  status?: number | RegExp;
  /** An exact value, a pattern, or undefined if the header must be absent. */
  headers?: Record<string, string | RegExp | undefined>;
  /** Returns what else is wrong with the response. */
  check?: (response: HostResponse) => string[];
}

/** The unmodified response of a host. */
export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The names of headers that were sent more than once. */
  repeated: string[];
  /** The bytes of the body, one character each. */
  body: string;
}

/** Sends all requests at the same time. Returns every problem: the request, what was expected and what was received. */
export async function problemsIn(checks: RequestCheck[], origin: string): Promise<string[]> {
  const found = checks.map(async (requestCheck) => {
    const { target, send = {}, revalidate, status = /./, headers = {}, check } = requestCheck;
    const first = await sendRequest(origin, requestCheck);
    const { etag = '' } = first.headers;
    const response = revalidate ? await sendRequest(origin, { ...requestCheck, send: { ...send, 'if-none-match': etag } }) : first;
    const problems = [
      ...difference('status', status, response.status),
      ...Object.entries(headers).flatMap(([name, expected]) => difference(name, expected, response.headers[name])),
      ...(check?.(response) ?? []),
    ];
    return problems.map((text) => `${target.slice(0, 100)} ${JSON.stringify(send)}: ${text}`);
  });
  return (await Promise.all(found)).flat();
}

function difference(name: string, expected: unknown, received: unknown): string[] {
  const isAsExpected = expected instanceof RegExp ? expected.test(`${received ?? ''}`) : expected === received;
  return isAsExpected ? [] : [`${name}: expected ${expected}, received ${received}`];
}

/** A list with the problem if the condition is false, else an empty list. */
export const problemUnless = (isFine: boolean, problem: string) => (isFine ? [] : [problem]);

const AGENT = new Agent({ maxSockets: 16 });

/** Sends a request exactly as given. Other clients would normalise the address, follow redirects and decompress the response. */
function sendRequest(origin: string, { target: path, send: headers }: RequestCheck): Promise<HostResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: AGENT }, async (response) => {
      const body = (await response.setEncoding('latin1').toArray()).join('');
      const { statusCode: status = 0, headers, headersDistinct } = response;
      const repeated = Object.keys(headersDistinct).filter((name) => (headersDistinct[name]?.length ?? 0) > 1);
      resolve({ status, headers, repeated, body });
    });
    sent.on('error', (error) => reject(new Error(`${path}: ${error.message}`))).end();
  });
}
