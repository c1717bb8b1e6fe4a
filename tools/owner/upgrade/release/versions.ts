const VERSION = /^v?(\d+)\.(\d+)\.(\d+)$/;

/** "v1.2.3" and "1.2.3" as "1.2.3"; undefined for anything else, a preview such as "v2.0.0-rc.1" included. */
export function versionOf(text: unknown): string | undefined {
  const [, ...numbers] = VERSION.exec(String(text)) ?? [];
  return numbers.length > 0 ? numbers.map(Number).join('.') : undefined;
}

/** Below zero where the first is older than the second. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.split('.').map(Number));
  const different = [0, 1, 2].find((place) => first?.[place] !== second?.[place]);
  return different === undefined ? 0 : (first?.[different] ?? 0) - (second?.[different] ?? 0);
}

export const newest = (versions: string[]) => [...versions].sort(compareVersions).at(-1);
