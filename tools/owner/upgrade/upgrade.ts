import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from './git.ts';
import { makePlan, OWN_FOLDER } from './merge/plan.ts';
import { fetchGivenBase, findBase } from './release/base.ts';
import { remember, rememberedAddress } from './release/remember.ts';
import { needCleanTree, openRepository, withoutTraces } from './release/repository.ts';
import { fetchRelease, nameOf, openSource, type Source } from './release/source.ts';
import { compareVersions, newest, versionOf } from './release/versions.ts';
import { lists } from './report.ts';
import { UpgradeStop } from './stop.ts';
import { finish } from './write/finish.ts';
import { needFreePlaces } from './write/free-places.ts';
import { type Journal, readJournal, removeJournal, writeJournal } from './write/journal.ts';
import { putBack } from './write/put-back.ts';
import { writeFiles } from './write/write-files.ts';

export interface Wishes {
  from?: string | undefined;
  to?: string | undefined;
  base?: string | undefined;
  isCheck: boolean;
  isInstalling: boolean;
}

/** Brings a newer release into the owner's copy, and leaves all of it uncommitted. */
export function upgrade(root: string, wishes: Wishes): void {
  const git = openRepository(root);
  const journal = openJournal(git, wishes.isCheck);
  if (journal) {
    console.log(`Going on with the upgrade to ${journal.to}.\n`);
    end(git, journal, wishes);
    return;
  }
  if (wishes.isCheck) withoutTraces(git, () => take(git, wishes));
  else take(git, wishes);
}

function take(git: Git, wishes: Wishes): void {
  const source = openSource(git, wishes.from ?? rememberedAddress(git));
  const given = wishes.base && fetchGivenBase(git, source, wishes.base);
  const current = given || currentVersion(git.root);
  const to = wantedVersion(source, current, wishes.to);
  if (!to) return;
  if (!wishes.isCheck) needCleanTree(git, OWN_FOLDER);
  const release = fetchRelease(git, source, to);
  const base = given ? nameOf(given) : findBase(git, { source, current, release, ownFolder: OWN_FOLDER });
  const plan = makePlan(git, base, release);
  const { target, changes, install } = plan;
  if (!wishes.isCheck) needFreePlaces(git, changes);
  console.log(`Fairweather ${current} → ${to}${wishes.isCheck ? ', as it would be: nothing is changed' : ''}\n`);
  console.log(`${lists({ plan, base, to, isCheck: wishes.isCheck })}\n`);
  if (wishes.isCheck) return;
  const begun: Journal = { step: 'writing', to, head: git.text(['rev-parse', 'HEAD']), target, changes, install };
  writeFiles(git, begun);
  const written: Journal = { ...begun, step: 'finishing' };
  writeJournal(git, written);
  remember(git, source);
  end(git, written, wishes);
}

function end(git: Git, journal: Journal, { isInstalling }: Wishes): void {
  const own = finish(git, journal, isInstalling);
  console.log(`
Everything of the upgrade is staged, and nothing is committed.
  Look at it:    git status, npm run dev
  Keep it:       git commit --message "Take Fairweather ${journal.to}"
  Take it back:  git reset --hard, npm ci`);
  if (own.length > 0)
    console.log(`
You have changed these files since the upgrade began. Keep a copy of them before you take it back, which takes them back too:
${own.map((path) => `  ${path}`).join('\n')}`);
}

/** An upgrade whose files are all written, to go on with. One that broke off before is put back, and begins again. */
function openJournal(git: Git, isCheck: boolean): Journal | undefined {
  const journal = readJournal(git);
  if (!journal) return undefined;
  if (isCheck) throw new UpgradeStop('An upgrade broke off here. Run "npm run upgrade" without --check to go on with it.');
  const isWritten = journal.step === 'finishing';
  const isHere = journal.head === git.text(['rev-parse', 'HEAD']) && (!isWritten || currentVersion(git.root) === journal.to);
  if (isHere && isWritten) return journal;
  if (isHere) {
    putBack(git, journal);
    console.log('An earlier upgrade broke off. Its files are put back, and it begins again.\n');
  }
  removeJournal(git); // Where the owner has committed or taken back since, nothing is left to do.
  return undefined;
}

function currentVersion(root: string): string {
  try {
    const version = versionOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
    if (version) return version;
  } catch {
    // Told below.
  }
  throw new UpgradeStop('package.json does not say which release this is: it needs a version such as "1.0.0".');
}

/** The release to take; undefined where there is none that is newer. */
function wantedVersion({ versions }: Source, current: string, wish: string | undefined): string | undefined {
  const wanted = wish === undefined ? newest(versions) : versionOf(wish);
  if (!wanted || !versions.includes(wanted))
    throw new UpgradeStop(
      versions.length > 0 ? `There is no release ${wish}. There are: ${versions.join(', ')}.` : 'There is no release at that address.',
    );
  const difference = compareVersions(wanted, current);
  if (difference > 0) return wanted;
  if (wish !== undefined && difference < 0)
    throw new UpgradeStop(`This copy is release ${current}, and ${wanted} is older. To go back, use git: "git log" shows your commits.`);
  if (difference < 0)
    throw new UpgradeStop(
      `Your package.json says that this copy is release ${current}, and the newest there is ${wanted}. If ${current} is a version of your own, name the release that you started from: --base v1.0.0.`,
    );
  console.log(`Nothing to do: this copy is release ${current}, and the newest there is ${newest(versions)}.`);
  return undefined;
}
