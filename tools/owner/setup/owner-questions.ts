import type { Owner } from '#schema';
import { ownerSchema } from '../../../engine/content/schema/owner.ts';
import { exampleAddressIn, IS_EXAMPLE } from '../doctor/example-addresses.ts';
import { type Answers, type Question, schemaProblem } from '../questions.ts';

/** The questions: the field of owner.json, the flag, the text, and how the answer is derived from earlier ones. */
const ASKED: { field: keyof Owner; flag: string; label: string; derive?: Question['derive'] }[] = [
  { field: 'name', flag: 'name', label: 'Your name' },
  { field: 'firstName', flag: 'first-name', label: 'The name you are called by', derive: ({ name = '' }) => name.split(/\s/)[0] ?? '' },
  { field: 'role', flag: 'role', label: 'What you do (such as Software developer)' },
  { field: 'place', flag: 'city', label: 'Your city (with state or country, after commas)' },
  { field: 'email', flag: 'email', label: 'Your e-mail address' },
  { field: 'url', flag: 'url', label: 'The address of your site (such as https://your-name.dev)' },
  { field: 'locale', flag: 'locale', label: 'The language of your site (such as en-AU)', derive: () => 'en-AU' },
];

/** The known fields of owner.json. */
export type OwnerFields = Record<string, string | undefined>;

/** The questions of setup, with suggestions from an earlier setup or from git. */
export function ownerQuestions(known: OwnerFields, sample: OwnerFields): Question[] {
  return ASKED.map(({ field, flag, label, derive }) => {
    const subject = label.replace(/ \(.*/, '');
    return {
      flag,
      label,
      suggestion: known[field],
      fallback: sample[field],
      problem: (answer) => schemaProblem(subject, ownerSchema.shape[field], answer) ?? sampleProblem(subject, answer, sample),
      ...(derive && { derive }),
    };
  });
}

/** What the doctor would refuse later: an address that is only an example, and the name of the sample owner. */
function sampleProblem(subject: string, answer: string, sample: OwnerFields): string | undefined {
  if (exampleAddressIn(answer)) return `${subject} "${answer}" ${IS_EXAMPLE}`;
  return answer === sample.name ? `${subject} "${answer}" is the name of the sample owner. Write your own.` : undefined;
}

/** The fields of owner.json for these answers. */
export function ownerFields(answers: Answers): OwnerFields {
  return Object.fromEntries(ASKED.map(({ field, flag }) => [field, answers[flag]]));
}
