import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { change } from '../sites/build-site.ts';
import { SITES } from '../sites/sites.ts';
import { git, writeAll } from './git.ts';
import { release } from './small-release.ts';

/** What no release holds. */
const LEFT_OUT = /^(\.git|\.cache|\.wrangler|node_modules|content|content-unfinished|dist.*|test-results|playwright-report|.*\.local)$/;
const CUT_FONTS = '.cache/fonts';

/** A package that only tests need: the made release does without it. */
export const DROPPED_PACKAGE = 'fast-check';

const MIGRATION = `import type { Migration } from './migration.ts';

export const footerThanks: Migration = {
  to: 2,
  why: 'The foot of each page thanks whoever reads to the end.',
  migrate: (content) => content.addField('site.ts', ['footer', 'thanks'], "'Thanks for reading.'", 'site'),
};
`;

/** Makes a repository with this project as release 1.0.0, and a made 1.1.0 that changes something of every kind. */
export function makeReleases(repository: string): void {
  for (const entry of readdirSync('.').filter((name) => !LEFT_OUT.test(name))) cpSync(entry, join(repository, entry), { recursive: true });
  git(repository, 'init', '--quiet');
  setVersion(repository, '1.0.0');
  release(repository, '1.0.0', {});
  changeEverything(repository);
  setVersion(repository, '1.1.0');
  release(repository, '1.1.0', {});
}

function changeEverything(project: string): void {
  const at = (file: string) => join(project, file);
  // A new required field, with its migration.
  change(at('engine/content/schema/site.ts'), "    links: list(linkSchema, 'These are", "    thanks: words('Thank the reader.'),\n$&");
  change(at('engine/content/content-version.ts'), 'CONTENT_VERSION = 1', 'CONTENT_VERSION = 2');
  writeAll(project, { 'tools/owner/migrations/2-footer-thanks.ts': MIGRATION });
  change(
    at('tools/owner/migrations/migrations.ts'),
    "'./1-content-version.ts';\n",
    "$&import { footerThanks } from './2-footer-thanks.ts';\n",
  );
  change(at('tools/owner/migrations/migrations.ts'), '[contentVersion]', '[contentVersion, footerThanks]');
  // The sample, with a picture, follows.
  change(at('sample/site.ts'), '    links: [', "    thanks: 'Thanks for reading.',\n$&");
  change(at('sample/owner.json'), '"contentVersion": 1', '"contentVersion": 2');
  change(at('sample/pages/home.ts'), 'with a fondness for clouds', 'with a fondness for release 1.1.0');
  writeFileSync(at('sample/case-studies/wehike/card.webp'), readFileSync('sample/case-studies/mycelium/card.webp'));
  // The layout.
  change(at('src/layout/site-header.tsx'), '<header className="site-header">', '<header className="site-header" data-release="1.1.0">');
  change(at('src/layout/site-footer.tsx'), '<OktaGlyph eighths={3} />', '<OktaGlyph eighths={2} />');
  change(at('src/layout/site-footer.tsx'), '{site.footer.sentence}\n', '{site.footer.sentence} {site.footer.thanks}\n');
  dropPackage(project);
}

/** Every package-lock.json and package.json is written as npm does it. */
function changeJson(file: string, act: (data: PackageFile) => void): void {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  act(data);
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

interface PackageFile {
  version: string;
  devDependencies?: Record<string, string>;
  packages?: Record<string, { version: string; devDependencies?: Record<string, string> }>;
}

function setVersion(project: string, version: string): void {
  changeJson(join(project, 'package.json'), (data) => {
    data.version = version;
  });
  changeJson(join(project, 'package-lock.json'), (data) => {
    data.version = version;
    if (data.packages?.['']) data.packages[''].version = version;
  });
}

function dropPackage(project: string): void {
  changeJson(join(project, 'package.json'), ({ devDependencies }) => {
    delete devDependencies?.[DROPPED_PACKAGE];
  });
  changeJson(join(project, 'package-lock.json'), ({ packages = {} }) => {
    delete packages[`node_modules/${DROPPED_PACKAGE}`];
    delete packages['']?.devDependencies?.[DROPPED_PACKAGE];
  });
}

/** Gives a copy an owner: content of their own, with a theme of their own. */
export function ownContent(project: string): void {
  cpSync(join(SITES.demanding.project, 'content'), join(project, 'content'), { recursive: true });
}

/** The same, with two changed files of the engine. */
export function ownCopy(project: string): void {
  ownContent(project);
  change(join(project, 'src/layout/site-header.tsx'), '<ThemeToggle', '<span hidden>by Maya</span>\n        <ThemeToggle');
  change(join(project, 'src/layout/site-footer.tsx'), '<OktaGlyph eighths={3} />', '<OktaGlyph eighths={7} />');
}

/** Lends a copy the packages of this project, which git does not see, and the fonts of an earlier build. */
export function lendPackages(project: string): void {
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, '.git/info/exclude'), 'node_modules\n');
  if (existsSync(CUT_FONTS)) cpSync(CUT_FONTS, join(project, CUT_FONTS), { recursive: true });
}
