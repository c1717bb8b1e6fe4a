import type { Owner, Resume } from '#schema';
import { webProfiles } from '../content/content.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Profiles = NonNullable<NonNullable<Resume['basics']>['profiles']>;

/** The resume as a JSON Resume file (jsonresume.org): resume.json as the owner wrote it, with missing fields added from owner.yaml. */
export function jsonResume(resume: Resume, owner: Owner): string {
  const { basics, meta = {}, $schema: _editorSchema, ...sections } = resume;
  const { sample: _sampleFlag, ...ownMeta } = meta;
  const complete = {
    $schema: SCHEMA,
    basics: {
      name: owner.name,
      email: owner.email,
      url: owner.url,
      location: locationOf(owner),
      ...basics,
      profiles: profilesOf(owner, basics?.profiles),
    },
    ...sections,
    meta: { canonical: owner.url, version: 'v1.0.0', ...ownMeta },
  };
  return `${JSON.stringify(complete, null, 2)}\n`;
}

/** The profiles of owner.yaml, each with the details of resume.json if it is there too, then the other profiles of resume.json. */
function profilesOf(owner: Owner, written: Profiles = []): Profiles {
  const ownerProfiles = webProfiles(owner).map(
    ({ name, url }) => written.find((one) => one.url === url) ?? { network: name, username: lastPart(url), url },
  );
  return [...ownerProfiles, ...written.filter(({ url }) => !ownerProfiles.some((one) => one.url === url))];
}

const lastPart = (url: string) => url.split('/').filter(Boolean).at(-1) ?? '';

/**
 * Splits "Brisbane, Queensland" or "Göteborg, Sverige" into the parts that JSON Resume has. The last part is a country if a country
 * has that name; its code has two letters, such as "SE".
 */
export function locationOf({ place, locale }: Pick<Owner, 'place' | 'locale'>) {
  const [city = '', ...others] = place.split(/,\s*/);
  const countryCode = countryNamed(others.at(-1), locale);
  const [region] = countryCode ? others.slice(0, -1) : others;
  return { city, ...(region && { region }), ...(countryCode && { countryCode }) };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** The code of the country with this name, in the language of the site or in English. */
function countryNamed(name: string | undefined, locale: string): string | undefined {
  const names = [locale, 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  // Codes of former countries (such as DD) have the names of their successors, and would be found first.
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCurrent);
  return name && codes.find((code) => names.some((inLanguage) => inLanguage.of(code) === name));
}
