import { type Answer, ask } from './ask.ts';

/** A request, and what its answer has to be. */
export interface Row {
  target: string;
  method?: string;
  send?: Record<string, string>;
  /** Sends the request twice, the second time with the ETag of the first answer, and checks the second answer. */
  again?: boolean;
  status?: number | RegExp;
  /** An exact value, a pattern, or undefined if there must be no such header. */
  headers?: Record<string, string | RegExp | undefined>;
  /** Returns what else is wrong with the answer, in words. */
  check?: (answer: Answer) => string[];
}

/** Sends all requests at the same time. Returns every mistake: the request, what was expected and what was received. */
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

/** Several tests check the same request: it is sent once. */
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

/** The text in a list if the condition is false, else an empty list. */
export const unless = (isSo: boolean, text: string) => (isSo ? [] : [text]);
