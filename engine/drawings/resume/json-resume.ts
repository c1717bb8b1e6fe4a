import type { Owner, Resume } from '#schema';
import { webProfiles } from '../../content/content.ts';
import { addressOf } from './address.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Profiles = NonNullable<NonNullable<Resume['basics']>['profiles']>;

/** The resume as a JSON Resume file (jsonresume.org): resume.json as the owner wrote it, with missing facts added from owner.json. */
export function jsonResume(resume: Resume, owner: Owner): string {
  const { basics, meta = {}, $schema: _editorSchema, ...parts } = resume;
  const { sample: _mark, ...ownMeta } = meta;
  const complete = {
    $schema: SCHEMA,
    basics: {
      name: owner.name,
      email: owner.email,
      url: owner.url,
      location: addressOf(owner),
      ...basics,
      profiles: profilesOf(owner, basics?.profiles),
    },
    ...parts,
    meta: { canonical: owner.url, version: 'v1.0.0', ...ownMeta },
  };
  return `${JSON.stringify(complete, null, 2)}\n`;
}

/** The profiles of owner.json, each with the details of resume.json if it is there too, then the other profiles of resume.json. */
function profilesOf(owner: Owner, written: Profiles = []): Profiles {
  const followed = webProfiles(owner).map(
    ({ name, url }) => written.find((one) => one.url === url) ?? { network: name, username: lastPart(url), url },
  );
  return [...followed, ...written.filter(({ url }) => !followed.some((one) => one.url === url))];
}

const lastPart = (url: string) => url.split('/').filter(Boolean).at(-1) ?? '';
