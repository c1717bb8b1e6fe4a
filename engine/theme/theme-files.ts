import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import postcss from 'postcss';

/** A file that the theme refers to, such as "./horizon.svg". */
interface NamedFile {
  address: string;
  line: number;
  /** Its path in the project; undefined if it does not exist. */
  file: string | undefined;
}

/** `url("./horizon.svg")` in a value. */
const IN_VALUE = /url\(\s*(["']?)(.*?)\1\s*\)/g;
/** `"./more.css"` after @import. */
const IMPORTED = /(["'])(.*?)\1/g;

/** The files that theme.css refers to. All must be in the site's folder; an address that begins with a slash is in public/. */
export function themeFiles(root: string, folder: string): NamedFile[] {
  const named: NamedFile[] = [];
  const add = (text: string, pattern: RegExp, line = 1) => {
    for (const [, , address = ''] of text.matchAll(pattern)) {
      if (!address.startsWith('#')) named.push({ address, line, file: fileOf(root, folder, address) });
    }
  };
  const theme = postcss.parse(readFileSync(join(root, folder, 'theme.css'), 'utf8'));
  theme.walkDecls(({ value, source }) => add(value, IN_VALUE, source?.start?.line));
  theme.walkAtRules('import', ({ params, source }) => add(params, params.startsWith('url') ? IN_VALUE : IMPORTED, source?.start?.line));
  return named;
}

function fileOf(root: string, folder: string, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const file = posix.join(folder, path.startsWith('/') ? 'public' : '', path);
  return path && file.startsWith(`${folder}/`) && existsSync(join(root, file)) ? file : undefined;
}
