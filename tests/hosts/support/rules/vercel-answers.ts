import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VercelConfig } from '../../../../engine/hosts/vercel-files.ts';
import { filesIn } from '../../../support/sites/dist.ts';
import { SITE_URL } from '../../../support/sites/pages.ts';
import type { Answers } from './rule-answers.ts';

type Rule = Extract<VercelConfig['routes'][number], { src: string }>;

/**
 * How Vercel would answer for a folder, by its published rules.
 * - https://vercel.com/docs/build-output-api/configuration: rules are tried in their order, a rule without "continue" ends the search;
 *   "hit" rules apply if a file was found, "error" rules if none was; "overrides" give a file another address and type.
 * - https://github.com/vercel/vercel/pull/14828: headers of "hit" rules are not sent with a 404, those of the first rules are.
 */
export function vercelAnswers(folder: string): Answers & { config: VercelConfig } {
  const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as VercelConfig;
  const { overrides } = config;
  const files = new Map<string, string>([['/', 'index.html']]);
  for (const file of filesIn(join(folder, 'static'))) files.set(`/${overrides[file]?.path ?? file}`, file);
  const answer = (path: string, host = new URL(SITE_URL).host) => {
    const matching = (phase?: string) => rulesIn(config, phase).filter((rule) => matches(rule, path, host));
    const first = until(matching());
    const redirect = first.find(({ status }) => status);
    if (redirect) return { status: redirect.status ?? 0, headers: headersOf(first) };
    const file = files.get(path);
    if (file) return { status: 200, headers: { ...headersOf([...first, ...matching('hit')]), ...typeOf(overrides[file]) } };
    const [error] = matching('error');
    const page = files.get(error?.dest ?? '') ?? '';
    return { status: error?.status ?? 0, headers: { ...headersOf([...first, ...(error ? [error] : [])]), ...typeOf(overrides[page]) } };
  };
  return { answer, config };
}

/** The rules after the given "handle", up to the next "handle". */
function rulesIn({ routes }: VercelConfig, phase?: string): Rule[] {
  const start = phase ? routes.findIndex((route) => 'handle' in route && route.handle === phase) + 1 : 0;
  const length = routes.slice(start).findIndex((route) => 'handle' in route);
  return routes.slice(start, length < 0 ? undefined : start + length) as Rule[];
}

const matches = ({ src, missing = [] }: Rule, path: string, host: string) =>
  new RegExp(src).test(path) && missing.every(({ value }) => !new RegExp(`^${value}$`).test(host));

/** The rules up to the first one without "continue", which is the last that counts. */
function until(rules: Rule[]): Rule[] {
  const end = rules.findIndex((rule) => !rule.continue);
  return end < 0 ? rules : rules.slice(0, end + 1);
}

const headersOf = (rules: Rule[]): Record<string, string> =>
  Object.fromEntries(rules.flatMap(({ headers = {} }) => Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])));

const typeOf = (file?: { contentType?: string }): Record<string, string> => (file?.contentType ? { 'content-type': file.contentType } : {});
