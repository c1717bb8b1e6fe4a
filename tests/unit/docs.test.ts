import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../engine/content/editor-schemas/generate.ts';

const PAGES = ['README.md', ...globSync('docs/**/*.md'), 'AGENTS.md', 'CONTRIBUTING.md', 'SECURITY.md'];

/** The commands that take a word, each with the file that lists the possible words. */
const CHOICES = {
  draw: 'tools/owner/draw.ts',
  test: 'tools/check/test.ts',
};

const PATH = /(?<![\w./-])(?:\.ci|\.github|content|docs|engine|sample|src|tests|themes|tools)\/[\w./-]*/g;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Only the code of a page, for the search for commands: in a sentence the word after "npm test" may be any word. */
const codeOf = (text: string) => (text.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? []).join('\n');

/** content/ is not in the repository, but has the same files as sample/. */
const inRepository = (path: string) => path.replace(/^content\//, 'sample/').replace(/\.$/, '');

test.each(PAGES)('every path that %s names is there', (page) => {
  const paths = read(page).match(PATH) ?? [];
  expect(paths.filter((path) => !existsSync(inRepository(path)))).toEqual([]);
});

test.each(PAGES)('every link of %s leads somewhere', (page) => {
  const broken = [...read(page).matchAll(LINK)].filter(([, path = '', hash]) => {
    const target = path ? join(dirname(page), path) : page;
    return !existsSync(target) || (hash !== undefined && !anchorsOf(target).includes(hash));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(PAGES)('every command that %s names is there', (page) => {
  const code = codeOf(read(page));
  const named = [...code.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
  const chosen = [...code.matchAll(/npm (?:run )?(draw|test) ([a-z]+)/g)];
  const unknown = chosen.filter(([, command, word]) => !new RegExp(`\\b${word}:`).test(read(CHOICES[command as keyof typeof CHOICES])));
  expect(unknown.map(([text]) => text)).toEqual([]);
});

test('the README has a line for each npm script', () => {
  const lines = [...read('README.md').matchAll(/^- `npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name);
  expect(lines.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test.each(Object.entries(generatedFiles()))('%s is what the schemas say: npx tsx tools/generate-schemas.ts', (file, text) => {
  expect(read(file)).toBe(text);
});

function anchorsOf(page: string): string[] {
  const slugger = new GithubSlugger();
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
}
