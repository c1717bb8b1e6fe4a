/** The paths of a rule as one regular expression for JavaScript, nginx and Vercel. Callers put `^` before it. */
export function anyOf(paths: string[]): string {
  return `(?:${paths.map(patternSource).join('|')})$`;
}

function patternSource(path: string): string {
  return escaped(path)
    .replaceAll('*', '.*')
    .replace(/:[a-z]+/g, '[^/]+');
}

/** A text as a regular expression that matches nothing else; only `*` and `:` stay as they are. */
export const escaped = (text: string) => text.replace(/[.+?()[\]{}|^$\\]/g, '\\$&');
