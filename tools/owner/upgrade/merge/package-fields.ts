import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

interface Merged {
  merged: Fields;
  /** Fields that both sides changed, each to another value: the owner's stay. */
  conflicts: string[];
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges package.json by its fields. By lines, as git does it, an added package would conflict with each change in the line
 * beside it, and a release changes many lines of that list.
 */
export function mergeFields(base: Fields, ours: Fields, theirs: Fields, path = ''): Merged {
  const merged: Fields = {};
  const conflicts: string[] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    const [before, own, released] = [base[key], ours[key], theirs[key]];
    let value = own;
    if (isDeepStrictEqual(own, before)) value = released;
    else if (isFields(own) && isFields(released)) {
      const inner = mergeFields(isFields(before) ? before : {}, own, released, `${path}${key}.`);
      conflicts.push(...inner.conflicts);
      value = inner.merged;
    } else if (!isDeepStrictEqual(released, before) && !isDeepStrictEqual(released, own)) conflicts.push(path + key);
    if (value !== undefined) merged[key] = value;
  }
  return { merged, conflicts };
}
