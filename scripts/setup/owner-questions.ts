import type { Owner } from '#schema';
import { ownerSchema } from '../../engine/content/schema/owner.ts';
import { type Answers, type Question, schemaTrouble } from '../questions/question.ts';

/** What is asked, by its field in owner.json: the flag, the words, and what follows from the answers before it. */
const ASKED: { field: keyof Owner; flag: string; label: string; derive?: Question['derive'] }[] = [
  { field: 'name', flag: 'name', label: 'Your name' },
  { field: 'firstName', flag: 'first-name', label: 'The name you are called by', derive: ({ name = '' }) => name.split(/\s/)[0] ?? '' },
  { field: 'role', flag: 'role', label: 'What you do (such as Software developer)' },
  { field: 'place', flag: 'city', label: 'Your city (with state or country, after commas)' },
  { field: 'email', flag: 'email', label: 'Your e-mail address' },
  { field: 'url', flag: 'url', label: 'The address of your site' },
  { field: 'locale', flag: 'locale', label: 'The language of your site (such as en-AU)', derive: () => 'en-AU' },
];

/** Fields of owner.json, as far as they are known. */
export type Facts = Record<string, string | undefined>;

/** The questions of setup, with what an earlier setup or git knows as suggestions. */
export function ownerQuestions(known: Facts, sample: Facts): Question[] {
  return ASKED.map(({ field, flag, label, derive }) => ({
    flag,
    label,
    suggestion: known[field],
    fallback: sample[field],
    trouble: (answer) => schemaTrouble(label.replace(/ \(.*/, ''), ownerSchema.shape[field], answer),
    ...(derive && { derive }),
  }));
}

/** What owner.json says, by the answers to the flags. */
export function ownerFacts(answers: Answers): Facts {
  return Object.fromEntries(ASKED.map(({ field, flag }) => [field, answers[flag]]));
}
