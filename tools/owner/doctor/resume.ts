import type { CheckedSite } from '../../../engine/checks/check-content.ts';
import { problem } from '../../../engine/content/problems.ts';
import type { ContentFile } from '../../../engine/content/read-content.ts';
import { textsIn } from '../../../engine/content/values.ts';
import { knownResumeSchema } from '../../../schema/resume.ts';

/** What is in resume.json but not shown on pages: fields unknown to JSON Resume, and values that differ from owner.yaml. */
export function resumeFields(site: CheckedSite) {
  const file = resumeIn(site);
  if (!file) return undefined;
  return {
    fine: 'every field of the resume is known to JSON Resume, and agrees with owner.yaml',
    errors: [],
    warnings: [...unknownFields(file), ...otherValues(file, site)],
  };
}

const resumeIn = ({ files }: CheckedSite) => files.find(({ name }) => name === 'resume');

function unknownFields(file: ContentFile): string[] {
  const issues = knownResumeSchema.safeParse(file.values).error?.issues ?? [];
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => {
          const path = [...issue.path, key];
          return problem(file, path, 'is not a field of JSON Resume. It is kept in the JSON download and shown nowhere else.');
        })
      : [],
  );
}

function otherValues(file: ContentFile, { parts: { owner, resume } }: CheckedSite): string[] {
  const { basics = {} } = resume ?? {};
  if (!owner) return [];
  const known = owner.profiles.map(({ url }) => url);
  const otherProfiles = (basics.profiles ?? []).flatMap(({ url }, index) => {
    if (!url || known.includes(url)) return [];
    const text = `is "${url}", which is not in owner.yaml. It is kept in the JSON download and shown nowhere else.`;
    return [problem(file, ['basics', 'profiles', index, 'url'], text)];
  });
  const differing = (['name', 'email', 'url'] as const).flatMap((field) => {
    const [written, shown] = [basics[field], owner[field]];
    if (!written || written.replace(/\/$/, '') === shown) return [];
    const text = `is "${written}", but owner.yaml says "${shown}". The JSON download has the first, everything else the second.`;
    return [problem(file, ['basics', field], text)];
  });
  return [...differing, ...otherProfiles];
}

/** Dates in the resume that are in the future, and dates that do not exist although JSON Resume accepts them. */
export function dates(site: CheckedSite, today: Date) {
  const file = resumeIn(site);
  if (!file) return undefined;
  const all = textsIn(file.values).filter(([path]) => /^(date|(start|end|release)Date)$/.test(String(path.at(-1))));
  const future = all.filter(([path, value]) => /^(start|end)Date$/.test(String(path.at(-1))) && new Date(value) > today);
  const never = all.filter(([, value]) => /^\d{4}-[\d-]+$/.test(value) && !isDay(value));
  const inFuture = (dates: typeof all) =>
    dates.map(([path, value]) => problem(file, path, `is ${value}, which is in the future. Leave it out if it has not ended.`));
  const notValid = never.map(([path, value]) => problem(file, path, `is ${value}, which is not a valid date. Correct it.`));
  const isDegree = ([path]: (typeof all)[number]) => path[0] === 'education' && path.at(-1) === 'endDate';
  return {
    fine: 'no date of the resume is in the future',
    errors: [...inFuture(future.filter((date) => !isDegree(date))), ...notValid],
    warnings: inFuture(future.filter(isDegree)), // A degree that is not finished yet is fine to mention.
  };
}

/** Whether a date exists: Date turns 30 February into 1 March, which then differs. */
function isDay(date: string): boolean {
  const day = new Date(date);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
