import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import postcss from 'postcss';
import { readText } from '../content/content-files.ts';

/** An address that the theme names, such as "./horizon.svg". */
interface Named {
  address: string;
  line: number;
  /** The file in the project; nothing where there is none. */
  file: string | undefined;
}

/** `url("./horizon.svg")` in a value, `"./more.css"` behind @import. */
const IN_VALUE = /url\(\s*(["']?)(.*?)\1\s*\)/g;
const IMPORTED = /(["'])(.*?)\1/g;

/** The addresses in theme.css, which lead to files of the site's folder; what begins with a slash lies in public/. */
export function themeFiles(root: string, folder: string): Named[] {
  const named: Named[] = [];
  const add = (text: string, pattern: RegExp, line = 1) => {
    for (const [, , address = ''] of text.matchAll(pattern)) {
      if (!address.startsWith('#')) named.push({ address, line, file: fileOf(root, folder, address) });
    }
  };
  const sheet = postcss.parse(readText(root, `${folder}/theme.css`));
  sheet.walkDecls(({ value, source }) => add(value, IN_VALUE, source?.start?.line));
  sheet.walkAtRules('import', ({ params, source }) => add(params, params.startsWith('url') ? IN_VALUE : IMPORTED, source?.start?.line));
  return named;
}

function fileOf(root: string, folder: string, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const file = posix.join(folder, path.startsWith('/') ? 'public' : '', path);
  return path && file.startsWith(`${folder}/`) && existsSync(join(root, file)) ? file : undefined;
}
