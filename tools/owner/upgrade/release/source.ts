import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Git, GitError } from '../git.ts';
import { UpgradeStop } from '../stop.ts';
import { stateFolder } from './repository.ts';
import { versionOf } from './versions.ts';

/** Where releases come from. */
export interface Source {
  /** What git fetches from. */
  address: string;
  versions: string[];
  /** Whether later releases will be there too: an unpacked folder holds just one. */
  isLasting: boolean;
}

/** The name that a fetched release has in the owner's repository: `git show fairweather/v1.1.0:README.md`. */
export const nameOf = (version: string) => `fairweather/v${version}`;

/** Opens a git address, a folder with a git repository, or a folder that holds an unpacked release. */
export function openSource(git: Git, from: string): Source {
  const folder = resolve(git.root, from);
  if (!existsSync(folder)) return { address: from, versions: versionsAt(git, from), isLasting: true };
  const isRepository = existsSync(join(folder, '.git')) || existsSync(join(folder, 'objects'));
  const versions = isRepository ? versionsAt(git, folder) : [];
  return versions.length > 0 ? { address: folder, versions, isLasting: true } : packFolder(git, folder);
}

function versionsAt(git: Git, address: string): string[] {
  try {
    const lines = git.text(['ls-remote', '--tags', '--refs', '--', address]).split('\n');
    return lines.flatMap((line) => versionOf(line.split('refs/tags/v')[1]) ?? []);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new UpgradeStop(`No releases could be read from ${address}. Git says: ${error.message}`);
  }
}

/** Makes a repository of one commit from a folder, so that all else is the same as with an address. */
function packFolder(git: Git, folder: string): Source {
  const file = join(folder, 'package.json');
  const version = existsSync(file) ? versionIn(readFileSync(file, 'utf8')) : undefined;
  if (!version) throw new UpgradeStop(`${folder} holds no release: there is no package.json with a version such as 1.1.0.`);
  const address = join(stateFolder(git), `${version}.git`);
  rmSync(address, { recursive: true, force: true });
  git.text(['init', '--quiet', '--bare', address]);
  const into = ['--git-dir', address, '--work-tree', folder, ...AUTHOR, '-c', 'core.excludesFile=', '-c', 'core.safecrlf=false'];
  const folderGit = new Git(folder);
  folderGit.text([...into, 'add', '--all']); // What the .gitignore of the release names is left out.
  folderGit.text([...into, 'commit', '--quiet', '--message', `Fairweather ${version}`]);
  folderGit.text([...into, 'tag', `v${version}`]);
  return { address, versions: [version], isLasting: false };
}

/** Git asks for a name even where nobody will ever read it; signatures and hooks are for commits of the owner's. */
export const AUTHOR = [
  ...['-c', 'user.name=Fairweather', '-c', 'user.email=upgrade@localhost'],
  ...['-c', 'commit.gpgsign=false', '-c', 'tag.gpgsign=false', '-c', 'core.hooksPath=/dev/null'],
];

/** Fetches a release under a name that neither tags nor branches of the owner can have. */
export function fetchRelease(git: Git, { address, isLasting }: Source, version: string): string {
  const name = nameOf(version);
  try {
    git.text(['fetch', '--quiet', '--no-tags', '--force', '--', address, `+refs/tags/v${version}:refs/${name}`]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new UpgradeStop(`Release ${version} could not be fetched from ${address}. Git says: ${error.message}`);
  }
  if (!git.maybe(['rev-parse', '--verify', '--quiet', `refs/${name}`]))
    throw new UpgradeStop(
      `Release ${version} could not be fetched from ${address}: it is a shallow clone. Run "git fetch --unshallow" there, or give another address.`,
    );
  if (!isLasting) rmSync(address, { recursive: true }); // The owner's repository has it all now.
  if (versionIn(git.maybe(['show', `${name}:package.json`])) !== version)
    throw new UpgradeStop(`The tag v${version} of ${address} holds another version in its package.json. Please tell its makers.`);
  return name;
}

function versionIn(packageJson: string | undefined): string | undefined {
  try {
    return versionOf(JSON.parse(packageJson ?? '').version);
  } catch {
    return undefined;
  }
}
