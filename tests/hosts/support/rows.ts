import { type Answer, ask } from './ask.ts';

/** A request, and what its answer has to be. */
export interface Row {
  target: string;
  method?: string;
  send?: Record<string, string>;
  /** It is asked for again, with the ETag of the first answer, and the second one is judged. */
  again?: boolean;
  status?: number | RegExp;
  /** Exact values, or a pattern, or undefined where there must be no such header. */
  headers?: Record<string, string | RegExp | undefined>;
  /** What else is wrong with the answer, in words. */
  check?: (answer: Answer) => string[];
}

/** Asks for all rows at a time. What comes back is all that is wrong: the request, what was expected and what was received. */
export async function wrongIn(rows: Row[], origin: string): Promise<string[]> {
  const found = rows.map(async (row) => {
    const { target, method = 'GET', send = {} } = row;
    const wrong = await answerTo(row, origin).then(
      (answer) => wrongWith(answer, row),
      (error: Error) => [`no answer: ${error.message}`],
    );
    const name = target.length > 100 ? `${target.slice(0, 40)}… (${target.length} characters)` : target;
    return wrong.map((text) => [method, name, ...Object.entries(send).map((pair) => pair.join('='))].join(' ').concat(`: ${text}`));
  });
  return (await Promise.all(found)).flat();
}

async function answerTo({ target, method = 'GET', send = {}, again }: Row, origin: string): Promise<Answer> {
  const first = await askOnce(origin, target, method, send);
  if (!again) return first;
  const { etag } = first.headers;
  if (!etag && first.status === 200) throw new Error('it has no ETag');
  return ask(origin, target, { method, headers: { ...send, 'if-none-match': etag ?? '*' } });
}

const asked = new Map<string, Promise<Answer>>();

/** Rows of several tests are about one request: a host is asked once. */
function askOnce(origin: string, target: string, method: string, headers: Record<string, string>): Promise<Answer> {
  const key = JSON.stringify([origin, target, method, headers]);
  const answer = asked.get(key) ?? ask(origin, target, { method, headers });
  asked.set(key, answer);
  return answer;
}

function wrongWith(answer: Answer, { status, headers = {}, check }: Row): string[] {
  const differing = Object.entries(headers).flatMap(([name, expected]) => differs(name, expected, answer.headers[name]));
  return [...differs('status', status ?? /./, answer.status), ...differing, ...(check?.(answer) ?? [])];
}

function differs(name: string, expected: unknown, received: unknown): string[] {
  const isAsExpected = expected instanceof RegExp ? expected.test(`${received ?? ''}`) : expected === received;
  return isAsExpected ? [] : [`${name}: expected ${expected}, received ${received}`];
}

/** A finding where something is not so. */
export const unless = (isSo: boolean, text: string) => (isSo ? [] : [text]);
