import { type Site, siteSchema } from '../../content/schema.ts';
import { type Question, schemaTrouble } from '../questions/question.ts';

const { url, owner, profiles } = siteSchema.shape;

/** Each fact about the owner: its flag, its place in content/site.ts, its words and its rule. */
const FACTS = [
  { flag: 'name', path: ['owner', 'name'], label: 'Your name', schema: owner.shape.name },
  { flag: 'first-name', path: ['owner', 'firstName'], label: 'The name you are called by', schema: owner.shape.firstName },
  { flag: 'role', path: ['owner', 'role'], label: 'What you do (such as Software developer)', schema: owner.shape.role },
  { flag: 'city', path: ['owner', 'place'], label: 'Your city (and state, after a comma)', schema: owner.shape.place },
  { flag: 'email', path: ['owner', 'email'], label: 'Your e-mail address', schema: owner.shape.email },
  { flag: 'url', path: ['url'], label: 'The address of your site', schema: url },
  { flag: 'github', path: ['profiles', 'github'], label: 'Your GitHub profile', schema: profiles.shape.github },
  { flag: 'linkedin', path: ['profiles', 'linkedin'], label: 'Your LinkedIn profile', schema: profiles.shape.linkedin },
];

/** Where in content/site.ts the answer to each flag belongs. */
export const PLACES = Object.fromEntries(FACTS.map(({ flag, path }) => [flag, path]));

/** What is asked, with what git or an earlier setup knows as suggestions. */
export function ownerQuestions(site: Site, fromGit: Record<string, string | undefined>): Question[] {
  return FACTS.map(({ flag, path, label, schema }) => ({
    flag,
    label,
    trouble: (answer) => schemaTrouble(label.replace(/ \(.*/, ''), schema, answer),
    suggestion: site.sample ? fromGit[flag] : (path.reduce<unknown>((node, key) => (node as Site)[key as keyof Site], site) as string),
    ...(flag === 'first-name' && { derive: ({ name = '' }) => name.split(/\s/)[0] ?? '' }),
  }));
}
