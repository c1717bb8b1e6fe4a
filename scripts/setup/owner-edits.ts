import type { Content } from '../../build/content.ts';
import type { Site } from '../../content/schema.ts';
import { leavesIn } from '../../doctor/leaves.ts';
import type { Answers } from '../questions/question.ts';
import { type Edit, editData } from './edit-source.ts';
import { PLACES } from './owner-questions.ts';
import { fitted, renamed } from './owner-words.ts';

/** A content file that names the owner: what it exports, and the fields in which it does. */
const NAMING: [file: string, name: string, fields: RegExp][] = [
  ['content/site.ts', 'site', /^footer\.sentence$/],
  ['content/pages/home.ts', 'home', /^(meta\.description|meta\.keywords\.\d+|greeting|intro|coordinates)$/],
  ['content/pages/contact.ts', 'contact', /^meta\.(description|keywords\.\d+)$/],
  ['content/pages/resume.ts', 'resumePage', /^meta\.(description|keywords\.\d+)$/],
];

/** What changes in which file once the site belongs to the owner who gave the answers. */
export function ownerEdits(content: Content, answers: Answers): { file: string; name: string; edits: Edit[] }[] {
  const facts = Object.entries(answers).map(([flag, value]): Edit => ({ path: PLACES[flag] as string[], value }));
  const before = content.site.owner;
  const { owner: after } = editData(content.site, facts) as Site;
  return NAMING.map(([file, name, fields]) => {
    const words = leavesIn(content.file(file).data).filter(([path]) => fields.test(path.join('.')));
    const named = words.map(([path, old]): Edit => ({ path, value: rewritten(path, old) }));
    const edits = [...(name === 'site' ? [...facts, { path: ['sample'] }] : []), ...named];
    return { file, name, edits };
  });

  function rewritten(path: PropertyKey[], old: string): string {
    // Nobody told us how far south the new place lies.
    if (path[0] === 'coordinates' && before.place !== after.place) return after.place;
    const words = renamed(old, before, after);
    return path.at(-1) === 'description' ? fitted(words) : words;
  }
}
