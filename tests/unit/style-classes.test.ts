import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

/** Classes that aren't in our files: starry-night writes those of code, and remark-gfm those of task lists. */
const OTHERS = /^(pl-|task-list-item$|contains-task-list$)/;

const files = (ending: string) => globSync(`{src,sample,themes,engine/documents,engine/prose,engine/generate}/**/*.${ending}`);

/** Every class that these stylesheets have a rule for. */
function classesIn(stylesheets: string[]): string[] {
  const found = new Set<string>();
  for (const file of stylesheets) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
      for (const [, name = ''] of selector.replaceAll(/\[[^\]]*\]|"[^"]*"/g, '').matchAll(/\.([a-z][\w-]*)/gi)) found.add(name);
    });
  }
  return [...found];
}

const code = files('{ts,tsx}').map((file) => readFileSync(file, 'utf8'));

test('every class in a stylesheet is used in markup', () => {
  const tokens = new Set(code.join('\n').match(/[\w-]+/g));
  const prefixes = [...tokens].filter((token) => /\w-$/.test(token)); // The end of some classes is computed: `button-${variant}`.
  const isUsed = (name: string) => tokens.has(name) || OTHERS.test(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const defined = classesIn(files('css'));
  expect(defined.length).toBeGreaterThan(150);
  expect(defined.filter((name) => !isUsed(name))).toEqual([]);
});

test('every class in markup is defined in a stylesheet', () => {
  const used = code.flatMap((text) => [...text.matchAll(/\bclass(?:Name)?="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const defined = classesIn(files('css').filter((file) => !file.startsWith('themes'))); // A site may use another theme.
  expect(used.length).toBeGreaterThan(150);
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
});
