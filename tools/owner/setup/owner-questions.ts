import type { Owner } from '#schema';
import { ownerSchema } from '../../../schema/owner.ts';
import { exampleAddressIn, IS_EXAMPLE } from '../doctor/example-addresses.ts';
import { type Answers, type Question, schemaProblem } from '../questions.ts';

interface Asked extends Pick<Question, 'flag' | 'label' | 'complete' | 'derive'> {
  /** The field of owner.yaml. */
  field: keyof Owner;
}

const ASKED: Asked[] = [
  { field: 'name', flag: 'name', label: 'Your name' },
  { field: 'firstName', flag: 'first-name', label: 'The name you are called by', derive: ({ name = '' }) => name.split(/\s/)[0] ?? '' },
  { field: 'role', flag: 'role', label: 'What you do (such as Software developer)' },
  { field: 'place', flag: 'city', label: 'Your city (with state or country, after commas)' },
  { field: 'email', flag: 'email', label: 'Your e-mail address' },
  { field: 'url', flag: 'url', label: 'The address of your site (such as your-name.dev)', complete: wholeAddress },
  { field: 'locale', flag: 'locale', label: 'The language of your texts (such as en-AU or sv)', derive: languageHere },
];

/** An address as people write it, with https:// before it and without a slash at its end. Other texts stay as they are. */
function wholeAddress(text: string): string {
  const hasDomain = /^[^\s/:@]+\.[^\s/:@]+([/:]\S*)?$/.test(text);
  return (hasDomain ? `https://${text}` : text).replace(/\/+$/, '');
}

/** The language of this computer, such as nl-NL. */
function languageHere(): string {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return locale.replace(/-[xu]-.*/, ''); // Without such additions as "u-va-posix".
}

/** The profiles that setup asks for. The flag is also the name of the icon. */
const PROFILES = [
  { flag: 'github', site: 'GitHub', start: 'https://github.com/' },
  { flag: 'linkedin', site: 'LinkedIn', start: 'https://www.linkedin.com/in/' },
];

/** The questions about profiles, with suggestions by flag. The owner may have none. */
export function profileQuestions(known: OwnerFields): Question[] {
  return PROFILES.map(({ flag, site, start }) => ({
    flag,
    label: `Your ${site} profile (user name or address; may be empty)`,
    suggestion: known[flag],
    isOptional: true,
    complete: (text) => wholeAddress(text).replace(/^(@|in\/)?([\p{L}\p{N}_-]+)$/u, `${start}$2`),
    problem: (answer) => {
      if (!/^https?:\/\/\S+$/.test(answer)) return `Your ${site} profile "${answer}" is neither a user name nor a web address.`;
      return exampleProblem(`Your ${site} profile`, answer);
    },
  }));
}

/** The addresses of these profiles, by flag. */
export function knownProfiles(profiles: Owner['profiles']): OwnerFields {
  return Object.fromEntries(PROFILES.map(({ flag }) => [flag, profiles.find(({ icon }) => icon === flag)?.url]));
}

/** The profiles after the answers: changed, added or, where the answer is empty, left out. All others stay as they are. */
export function profilesAfter(answers: Answers, profiles: Owner['profiles'], sample: Owner['profiles']): Owner['profiles'] {
  const asked = PROFILES.map(({ flag }) => profiles.find(({ icon }) => icon === flag) ?? sample.find(({ icon }) => icon === flag));
  const added = asked.flatMap((profile) => (profile && !profiles.includes(profile) ? [profile] : []));
  return [...profiles, ...added].flatMap((profile) => {
    if (!asked.includes(profile)) return [profile];
    const url = answers[profile.icon ?? ''];
    return url ? [{ ...profile, url }] : [];
  });
}

/** The known fields of owner.yaml. */
export type OwnerFields = Record<string, string | undefined>;

/** The questions of setup, with suggestions from an earlier setup or from git. */
export function ownerQuestions(known: OwnerFields, sample: OwnerFields): Question[] {
  return ASKED.map(({ field, label, ...asked }) => {
    const subject = label.replace(/ \(.*/, '');
    return {
      ...asked,
      label,
      suggestion: known[field],
      fallback: sample[field],
      problem: (answer) => schemaProblem(subject, ownerSchema.shape[field], answer) ?? sampleProblem(subject, answer, sample),
    };
  });
}

/** What the doctor would refuse later: an address that is only an example, and the name of the sample owner. */
function sampleProblem(subject: string, answer: string, sample: OwnerFields): string | undefined {
  const isName = answer === sample.name;
  return isName ? `${subject} "${answer}" is the name of the sample owner. Write your own.` : exampleProblem(subject, answer);
}

const exampleProblem = (subject: string, answer: string) => (exampleAddressIn(answer) ? `${subject} "${answer}" ${IS_EXAMPLE}` : undefined);

/** The fields of owner.yaml for these answers. */
export function ownerFields(answers: Answers): OwnerFields {
  return Object.fromEntries(ASKED.map(({ field, flag }) => [field, answers[flag]]));
}
