import type { Change, Kind, Plan } from './merge/plan.ts';
import { nameOf } from './release/source.ts';

const KINDS: Kind[] = ['changed', 'new', 'gone'];

interface Said {
  plan: Plan;
  /** The version that the copy started from, as it is named in git. */
  base: string;
  to: string;
  isCheck: boolean;
}

/** The three lists: what was taken, what was merged, and what the owner has to decide. */
export function lists({ plan, base, to, isCheck }: Said): string {
  const { taken, merged, decisions, migrations } = plan;
  const parts = [
    part(`Taken (${taken.length})`, isCheck ? taken.map(({ path, kind }) => `${path}  ${kind}`) : takenLines(taken)),
    part(`Merged (${merged.length}): your changes and those of the release are both in`, merged),
    part(`Yours to decide (${decisions.length}): your file stays as it is`, [
      ...decisions.map(({ path, why }) => `${path}: ${why}`),
      ...(decisions.length > 0 && !isCheck // What a check fetched is deleted after it.
        ? [
            '',
            `See what the release changed:  git diff ${base} ${nameOf(to)} -- <file>`,
            `Take the file of the release:  git checkout ${nameOf(to)} -- <file>`,
          ]
        : []),
    ]),
    migrations.length > 0 ? part('content/ is yours. This release asks for changes in it, which these files make:', migrations) : '',
  ];
  return parts.filter(Boolean).join('\n\n');
}

const part = (heading: string, lines: string[]) => [heading, ...(lines.length > 0 ? lines : ['none']).map(indented)].join('\n');
const indented = (line: string) => (line ? `  ${line}` : line);

/** Files of ours are counted by folder: nobody has to read each. `git status` and --check name them all. */
function takenLines(taken: Change[]): string[] {
  const folders = [...new Set(taken.map(folderOf))].sort();
  return folders.map((folder) => `${folder}  ${counted(taken.filter((change) => folderOf(change) === folder))}`);
}

const folderOf = ({ path }: Change) => (path.includes('/') ? `${path.split('/')[0]}/` : path);

function counted(changes: Change[]): string {
  const counts = KINDS.map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }));
  return counts.flatMap(({ kind, count }) => (count > 0 ? [`${count} ${kind}`] : [])).join(', ');
}
