import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, type Node, parseDocument } from 'yaml';
import { type CheckedSite, checkContent } from '../../../engine/checks/check-content.ts';
import { splitFrontMatter } from '../../../engine/content/text-file.ts';
import { temporaryFolder } from '../sites/project-copy.ts';
import { type CompleteContent, readSite } from './sample.ts';

/** Changes the text of a file, which is empty if there is no such file, or deletes the file. */
type Change = (text: string) => string | undefined;

/** By the paths of the files. */
type Changes = Record<string, Change>;

/** Writes a file, or deletes it. */
const write = (path: string, text: string | undefined) => (text === undefined ? rmSync(path, { force: true }) : writeFileSync(path, text));

/** Deletes a file. */
export const deleted: Change = () => undefined;

/** A copy of the sample, the themes and other folders, whose files a test can change for a moment. Many tests share one copy. */
export class ContentCopy {
  readonly project: string;

  constructor(name: string, ...others: string[]) {
    this.project = temporaryFolder(name);
    for (const source of ['sample', 'themes', ...others]) cpSync(source, join(this.project, source), { recursive: true });
  }

  /** Changes, adds or deletes files, calls `act`, and restores the files. */
  async withChanges<T>(changes: Changes, act: (project: string) => T): Promise<Awaited<T>> {
    const before = Object.entries(changes).map(([file, change]) => {
      const path = join(this.project, file);
      return { path, change, text: existsSync(path) ? readFileSync(path, 'utf8') : undefined };
    });
    const folders = before.map(({ path }) => mkdirSync(dirname(path), { recursive: true }));
    for (const { path, change, text } of before) write(path, change(text ?? ''));
    try {
      return await act(this.project);
    } finally {
      for (const { path, text } of before) write(path, text);
      for (const folder of folders) if (folder) rmSync(folder, { recursive: true });
    }
  }

  /** What the check of a site finds after these changes. */
  check(changes: Changes = {}, folder = 'sample', options?: { withDrafts: boolean }): Promise<CheckedSite> {
    return this.withChanges(changes, (project) => checkContent(project, folder, options));
  }

  /** The sample of this copy with another theme, until the next call. */
  withTheme(change: (css: string) => string): CompleteContent {
    writeFileSync(join(this.project, 'sample/theme.css'), change(readFileSync('sample/theme.css', 'utf8')));
    return readSite(this.project, 'sample');
  }

  /** A file with the lines of these texts, each after the one before, as a message writes them: "sample/owner.yaml:3 (and 9, 10)". */
  at(file: string, ...texts: string[]): string {
    const source = readFileSync(join(this.project, file), 'utf8');
    let from = 0;
    const [first, ...others] = texts.map((text) => {
      from = source.indexOf(text, from + 1);
      return source.slice(0, from).split('\n').length;
    });
    return `${file}:${first}${others.length > 0 ? ` (and ${others.join(', ')})` : ''}`;
  }

  remove(): void {
    rmSync(this.project, { recursive: true });
  }
}

/** Sets fields of YAML or of front matter by their paths, such as "profiles.1.url"; undefined deletes a field. All others keep their lines. */
export const setting = (values: Record<string, unknown>) => (text: string) =>
  Object.entries(values).reduce((before, [path, value]) => withField(before, path.split('.'), value), text);

function withField(text: string, path: string[], value: unknown): string {
  const { frontMatter = text } = splitFrontMatter(text);
  const start = text.indexOf(frontMatter);
  const document = parseDocument(frontMatter);
  const replaced = (from: number, to: number, by: string) => {
    const lost = frontMatter.slice(from, to).split('\n').length - 1;
    return text.slice(0, start + from) + by + '\n'.repeat(lost) + text.slice(start + to);
  };
  const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
  const [name = '', json = ''] = [path.at(-1), JSON.stringify(value)];
  const pair = isMap<Node, Node>(parent) ? parent.items.find(({ key }) => String(key) === name) : undefined;
  const [from = 0, end = from] = (document.getIn(path, true) as Node | undefined)?.range ?? [];
  if (value === undefined) return replaced(pair?.key.range?.[0] ?? from, end, '');
  if (from > 0) return replaced(from, end, json);
  const [first = 0, last = 0] = (parent as Node).range ?? [];
  const indent = ' '.repeat(first - frontMatter.lastIndexOf('\n', first - 1) - 1);
  return replaced(last, last, `${indent}${name}: ${json}\n`);
}

/** A file after its owner has deleted every `sample: true`, without a change of its lines. */
export const unmarked = (text: string) => text.replace(/^((?: *-)? *)sample: true$/gm, '$1');
