import type { Owner, Resume } from '#schema';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The resume after the JSON Resume schema (jsonresume.org), with the owner's facts put in their place. */
export function jsonResume(resume: Resume, owner: Owner): string {
  const [city, region] = owner.place.split(/,\s*/);
  const { basics, meta: _sampleMark, $schema: _editorSchema, ...parts } = resume;
  const complete = {
    $schema: SCHEMA,
    ...parts,
    basics: {
      ...basics,
      name: owner.name,
      email: owner.email,
      url: owner.url,
      location: { city, ...(region && { region }) },
      profiles: [
        { network: 'GitHub', ...profile(owner.github) },
        { network: 'LinkedIn', ...profile(owner.linkedin) },
      ],
    },
    meta: { canonical: owner.url, version: 'v1.0.0' },
  };
  return `${JSON.stringify(complete, null, 2)}\n`;
}

const profile = (url: string) => ({ username: url.split('/').filter(Boolean).at(-1) ?? '', url });
