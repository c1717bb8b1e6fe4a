import type { Owner, Resume } from '#schema';
import { webProfiles } from '../content/content.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Profiles = NonNullable<NonNullable<Resume['basics']>['profiles']>;

/** The resume as a JSON Resume file (jsonresume.org): resume.json as the owner wrote it, with missing fields added from owner.json. */
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

/** The profiles of owner.json, each with the details of resume.json if it is there too, then the other profiles of resume.json. */
function profilesOf(owner: Owner, written: Profiles = []): Profiles {
  const ownerProfiles = webProfiles(owner).map(
    ({ name, url }) => written.find((one) => one.url === url) ?? { network: name, username: lastPart(url), url },
  );
  return [...ownerProfiles, ...written.filter(({ url }) => !ownerProfiles.some((one) => one.url === url))];
}

const lastPart = (url: string) => url.split('/').filter(Boolean).at(-1) ?? '';

/** "Brisbane, Queensland" in the parts that JSON Resume has. An owner can write a more exact location into resume.json. */
function locationOf({ place }: Owner) {
  const [city = '', ...others] = place.split(/,\s*/);
  return { city, ...(others.length > 0 && { region: others.join(', ') }) };
}
