import { block } from './cloudflare-files.ts';
import { fileHeaders, type HeaderValues, PATH_RULES } from './headers.ts';

/**
 * `_headers` for Netlify. The file has the name of Cloudflare's, but Netlify reads it in another way: `:name.js` stands for any name,
 * with or without the ending; no rule can take back what another rule said; a rule also holds where there is no such file.
 * So what differs between files is said for each file by its whole address, and no header is said twice.
 */
export function netlifyHeaders(globalHeaders: HeaderValues, files: string[], pages: Map<string, string>): string {
  const differing = new Set(PATH_RULES.flatMap(({ headers }) => Object.keys(headers)));
  const always = Object.fromEntries(Object.entries(globalHeaders).filter(([name]) => !differing.has(name)));
  const rules = files.flatMap((file) => {
    const own = Object.fromEntries(Object.entries(fileHeaders(globalHeaders, `/${file}`)).filter(([name]) => !(name in always)));
    return [pages.get(file), `/${file}`].flatMap((address) => (address ? [block(address, own)] : []));
  });
  return [block('/*', always), ...rules].join('\n');
}
