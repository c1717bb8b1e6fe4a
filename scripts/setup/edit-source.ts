import { placeInTypeScript } from '../../build/source-line.ts';

/** The longest line that the formatter lets stand (biome.json). */
const LINE_WIDTH = 140;

/** One value of a content file that changes; without a value, the field is deleted. */
export interface Edit {
  path: readonly PropertyKey[];
  value?: string;
}

/** The text of a TypeScript file with the values changed and everything beside them as it was. */
export function editSource(text: string, name: string, edits: Edit[]): string {
  return edits.reduce((words, { path, value }) => {
    const place = placeInTypeScript(words, name, path);
    if (!place) return words;
    const [before, after] = [words.slice(0, place.start), words.slice(place.end)];
    if (value === undefined) return before.replace(/\w+:\s*$/, '') + after.replace(/^,\s*/, '');
    return withBreak(before, literal(value) + after);
  }, text);
}

/** The data that the edited text will hold. */
export function editData(data: unknown, edits: Edit[]): unknown {
  const copy = structuredClone(data);
  for (const { path, value } of edits) {
    const parent = path.slice(0, -1).reduce((node, key) => node[key] as Fields, copy as Fields);
    const key = path.at(-1) as PropertyKey;
    if (value === undefined) delete parent[key];
    else parent[key] = value;
  }
  return copy;
}

/** Sets a value below its key where the line would be too long, and beside it where not, as the formatter does. */
function withBreak(before: string, rest: string): string {
  if (!/:\s+$/.test(before)) return before + rest;
  const beside = before.replace(/\s+$/, ' ');
  const key = beside.slice(beside.lastIndexOf('\n') + 1);
  if (key.length + rest.indexOf('\n') <= LINE_WIDTH) return beside + rest;
  return `${beside.trimEnd()}\n${/^ */.exec(key)?.[0]}  ${rest}`;
}

type Fields = Record<PropertyKey, unknown>;

/** A text in the quotes that the formatter would choose. */
function literal(value: string): string {
  const quoted = JSON.stringify(value);
  return value.includes("'") ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
}
