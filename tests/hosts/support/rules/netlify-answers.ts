import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import type { Answers } from './rule-answers.ts';

/**
 * How Netlify would answer for a folder: its own parser reads the rules for headers, the rest follows what is published.
 * - https://docs.netlify.com/manage/routing/headers/: a rule applies to every path that it matches.
 * - https://docs.netlify.com/manage/routing/redirects/redirect-options/: 404.html answers where there is no file.
 * - https://github.com/slorber/trailing-slash-guide, measured: with "Pretty URLs" on, /about and /about.html answer with about.html,
 *   and /about/ leads to /about.
 * - https://www.npmjs.com/package/@netlify/static, its own server for development: the caching where no rule sets any.
 */
export async function netlifyAnswers(folder: string): Promise<Answers & { rules: Header[]; errors: Error[] }> {
  const { headers, errors } = await parseAllHeaders({ headersFiles: [join(folder, '_headers')], configHeaders: [], minimal: false });
  const rules = headers as Header[];
  const isFile = (path: string) => path !== '/_headers' && !path.endsWith('/') && existsSync(join(folder, path));
  const answer = (path: string) => {
    const matching = rules.filter(({ forRegExp }) => forRegExp.test(path)).flatMap(({ values }) => Object.entries(values));
    const byHost = { 'cache-control': 'public, max-age=0, must-revalidate', 'content-type': 'text/html; charset=utf-8' };
    const sent = { ...byHost, ...Object.fromEntries(matching.map(([name, value]) => [name.toLowerCase(), value])) };
    if (path.endsWith('/') && isFile(`${path.slice(0, -1)}.html`))
      return { status: 301, headers: { ...sent, location: path.slice(0, -1) } };
    return { status: isFile(path === '/' ? '/index.html' : path) || isFile(`${path}.html`) ? 200 : 404, headers: sent };
  };
  return { answer, rules, errors };
}
