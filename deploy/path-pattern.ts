/** These paths of a rule as one regular expression that JavaScript, nginx and Caddy all understand; a `^` goes before it. */
export function anyOf(paths: string[]): string {
  return `(?:${paths.map(patternSource).join('|')})$`;
}

function patternSource(path: string): string {
  return path
    .replace(/[.+?()[\]{}|^$\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[a-z]+/g, '[^/]+');
}
