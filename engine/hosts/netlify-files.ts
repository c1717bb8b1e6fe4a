import { block } from './cloudflare-files.ts';
import { fileHeaders } from './headers.ts';
import type { HostInfo } from './host-files.ts';

/**
 * `_headers` for Netlify. Cloudflare's file has the same name, but Netlify reads it differently: `:name.js` matches any name,
 * with or without the ending; no rule can remove a header that another rule has set; a rule also applies where there is no such file.
 * So headers that differ between files are set for each file by its whole address, and no header is set twice.
 */
export function netlifyHeaders({ globalHeaders, pathRules }: HostInfo, files: string[], pages: Map<string, string>): string {
  const differing = new Set(pathRules.flatMap(({ headers }) => Object.keys(headers)));
  const always = Object.fromEntries(Object.entries(globalHeaders).filter(([name]) => !differing.has(name)));
  const rules = files.flatMap((file) => {
    const own = Object.fromEntries(Object.entries(fileHeaders(globalHeaders, `/${file}`, pathRules)).filter(([name]) => !(name in always)));
    return [pages.get(file), `/${file}`].flatMap((address) => (address ? [block(address, own)] : []));
  });
  return [block('/*', always), ...rules].join('\n');
}
