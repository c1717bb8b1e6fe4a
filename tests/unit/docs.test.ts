import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { ADDRESS_TAGS, PLAIN_TAGS } from '../../engine/prose/html-tags.ts';
import { schemaFiles } from '../../tools/schema-files.ts';

/** The changelog is left out of the tests of paths and commands: it also names what a release removed. */
const CHANGELOG = 'CHANGELOG.md';
const PAGES = globSync(['*.md', '.github/**/*.md', 'docs/**/*.md']).filter((page) => page !== CHANGELOG);

/** The commands with subcommands, each with the file that lists them. */
const SUBCOMMANDS = {
  draw: 'tools/owner/draw.ts',
  test: 'tools/check/test.ts',
};

const PATH = /(?<![\w./:-])(?:\.ci|\.github|content|docs|engine|sample|schema|src|tests|themes|tools)\/[\w./-]*/g;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const CODE = /(```+)[\s\S]*?\1|`[^`\n]+`/g;
/** Only the code of a page, to search for commands: in a sentence any word may follow "npm test". */
const codeOf = (text: string) => (text.match(CODE) ?? []).join('\n');
/** Everything else, to search for links and headings: those in code are examples. */
const textOf = (text: string) => text.replaceAll(CODE, (code) => (code.startsWith('```') ? '' : code.replaceAll(/[()]/g, '')));

/** content/ isn't in the repository. It may have the same files as sample/, and those that only some owners need. */
const CONTENT_FOLDERS = ['sample/', 'tests/fixtures/demanding-owner/'];

function isInRepository(mentioned: string): boolean {
  const path = mentioned.replace(/\.$/, ''); // The end of a sentence.
  const folders = path.startsWith('content/') ? CONTENT_FOLDERS : [''];
  return folders.some((folder) => existsSync(folder + path.replace(/^content\//, '')));
}

test.each(PAGES)('every path mentioned in %s exists', (page) => {
  const paths = read(page).match(PATH) ?? [];
  expect(paths.filter((path) => !isInRepository(path))).toEqual([]);
});

test.each([...PAGES, CHANGELOG])('no link in %s is broken', (page) => {
  const broken = [...textOf(read(page)).matchAll(LINK)].filter(([, path = '', hash]) => {
    const target = path ? join(dirname(page), path) : page;
    return !existsSync(target) || (hash !== undefined && !anchorsOf(target).includes(hash));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(PAGES)('every command mentioned in %s exists', (page) => {
  const code = codeOf(read(page));
  const named = [...code.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
  const chosen = [...code.matchAll(/npm (?:run )?(draw|test) ([a-z]+)/g)];
  const unknown = chosen.filter(
    ([, command, subcommand]) => !new RegExp(`\\b${subcommand}:`).test(read(SUBCOMMANDS[command as keyof typeof SUBCOMMANDS])),
  );
  expect(unknown.map(([text]) => text)).toEqual([]);
});

test.each(Object.entries(schemaFiles()))('%s matches the schemas (update it with node tools/generate-schemas.ts)', (file, text) => {
  expect(read(file)).toBe(text);
});

test('OWN-18 the owner’s guide lists the HTML tags that a text may have', () => {
  const [, line = ''] = /^- \*\*HTML\*\*.*?: the tags (.*)\. Other tags/m.exec(read('docs/content.md')) ?? [];
  const listed = Array.from(line.replace('`h2` to `h6`', '`h2` `h3` `h4` `h5` `h6`').matchAll(/`(\w+)`/g), ([, tag = '']) => tag);
  expect(listed.filter((tag) => tag !== 'width')).toEqual([...PLAIN_TAGS, ...ADDRESS_TAGS]);
});

function anchorsOf(page: string): string[] {
  const slugger = new GithubSlugger();
  return [...textOf(read(page)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
}
