import type { Git } from '../git.ts';
import { UpgradeStop } from '../stop.ts';
import { fetchRelease, nameOf, openSource, type Source } from './source.ts';
import { versionOf } from './versions.ts';

interface Wanted {
  source: Source;
  /** The version in the owner's package.json. */
  current: string;
  /** The new release, by its name in git. */
  release: string;
  ownFolder: string;
}

/** The release that the copy started from: only what differs from it is the owner's change. Returns its name in git. */
export function findBase(git: Git, { source, current, release, ownFolder }: Wanted): string {
  if (source.versions.includes(current)) {
    const name = fetchRelease(git, source, current);
    const later = commitBetween(git, name, release);
    if (later) git.text(['update-ref', `refs/${name}`, later]);
    return name;
  }
  if (git.maybe(['rev-parse', '--verify', '--quiet', `refs/${nameOf(current)}`])) return nameOf(current); // Kept from an upgrade before.
  const commit = firstCommitOf(git, current, ownFolder);
  if (commit) {
    git.text(['update-ref', `refs/${nameOf(current)}`, commit]);
    return nameOf(current);
  }
  const part =
    git.text(['rev-parse', '--is-shallow-repository']) === 'true' ? ' This is a shallow clone: "git fetch --unshallow" may help.' : '';
  throw new UpgradeStop(
    `Your package.json says that this copy is release ${current}, and that release was found neither where the new one is nor in your history. Without it your own changes cannot be told from ours. Name it with --base: a version such as v1.0.0, or a folder that holds that release.${part}`,
  );
}

/** Fetches what the owner said with --base, a version of the source or a folder, and returns its version. */
export function fetchGivenBase(git: Git, source: Source, given: string): string {
  const version = versionOf(given);
  if (version && source.versions.includes(version)) {
    fetchRelease(git, source, version);
    return version;
  }
  if (version) throw new UpgradeStop(`There is no release ${version}. There are: ${source.versions.join(', ')}.`);
  const other = openSource(git, given);
  const [only] = other.versions;
  if (!only || other.isLasting) throw new UpgradeStop(`--base takes a version such as v1.0.0, or a folder that holds an unpacked release.`);
  fetchRelease(git, other, only);
  return only;
}

/**
 * The commit between two releases from which the copy was made: until the next release, package.json names the one before. All of its
 * files are somewhere in the owner's history, in a clone as the same commit, in a copy from the template as its first.
 */
function commitBetween(git: Git, base: string, release: string): string | undefined {
  const own = new Set(git.text(['log', '--format=%T', 'HEAD']).split('\n')); // %T names the files of a commit, all together.
  const between = git.text(['log', '--format=%H %T', `${base}..${release}`]).split('\n');
  return between.map((line) => line.split(' ')).find(([, files = '']) => own.has(files))?.[0];
}

/**
 * The commit in which package.json got its present version: "Use this template" puts a whole release into one. A commit that
 * already holds content may hold other changes of the owner's too, and would hide them.
 */
function firstCommitOf(git: Git, version: string, ownFolder: string): string | undefined {
  const commits = git.text(['log', '--format=%H', '--', 'package.json']).split('\n');
  const after = commits.findIndex((commit) => versionAt(git, commit) !== version);
  const first = after === -1 ? commits.at(-1) : commits[after - 1];
  const isUntouched = first && !git.maybe(['rev-parse', '--verify', '--quiet', `${first}:${ownFolder}`]);
  return isUntouched ? first : undefined;
}

function versionAt(git: Git, commit: string): string | undefined {
  try {
    return JSON.parse(git.maybe(['show', `${commit}:package.json`]) ?? '').version;
  } catch {
    return undefined;
  }
}
