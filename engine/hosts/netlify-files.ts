import { contentTypeOf } from './headers/content-types.ts';
import { type HeaderValues, PATH_RULES } from './headers/headers.ts';
import { headersOfFile } from './headers/headers-of-file.ts';
import { pageAddresses } from './published-files.ts';

/**
 * `_headers` for Netlify. The file has the name of Cloudflare's, but Netlify reads it in another way: `:name.js` stands for any name,
 * with or without the ending; no rule can take back what another rule said; a rule also holds where there is no such file.
 * So what differs between files is said for each file by its whole address, and no header is said twice.
 */
export function netlifyHeaders(ofAll: HeaderValues, files: string[]): string {
  const differing = new Set(PATH_RULES.flatMap(({ headers }) => Object.keys(headers)));
  const always = Object.fromEntries(Object.entries(ofAll).filter(([name]) => !differing.has(name)));
  const pages = pageAddresses(files);
  const rules = files.flatMap((file) => {
    const type = contentTypeOf(file);
    const headers = { ...headersOfFile(ofAll, `/${file}`), ...(type && { 'Content-Type': type }) };
    const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in always)));
    return [pages.get(file), `/${file}`].flatMap((address) => (address ? [block(address, own)] : []));
  });
  return [block('/*', always), ...rules].join('\n');
}

function block(address: string, headers: HeaderValues): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`${address}\n`, ...lines].join('');
}
