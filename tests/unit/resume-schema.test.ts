import { readFileSync } from 'node:fs';
import { validate } from '@jsonresume/schema';
import { expect, test } from 'vitest';
import { knownResumeSchema, resumeSchema } from '../../schema/resume.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const standard = read('node_modules/@jsonresume/schema/sample.resume.json');
const demanding = read('tests/fixtures/demanding-owner/resume.json');

const isValid = (resume: unknown) => {
  let problem: unknown;
  validate(resume, (error) => {
    problem = error;
  });
  return problem === null;
};

test.each([
  ['the sample of JSON Resume', standard],
  ['a resume with every section', demanding],
  ['nothing at all', {}],
  ['texts with several lines', { basics: { location: { address: 'One\nTwo' } }, work: [{ summary: 'One.\n\nTwo.\t' }] }],
  ['unknown fields', { salary: 1, basics: { hair: 'red' }, work: [{ pets: ['cat'] }], meta: { theme: 'even' } }],
  ['years, months and days, even invalid ones', { work: [{ startDate: '1999', endDate: '2000-19' }, { startDate: '2000-02-30' }] }],
  ['addresses that are not web addresses', { publications: [{ url: 'doi:10.1000/182' }, { url: 'urn:isbn:0451450523' }] }],
])('OWN-03 %s: accepted, as by the JSON Resume schema', (_, resume) => {
  expect(isValid(resume)).toBe(true);
  expect(resumeSchema.safeParse(resume).error?.issues).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['work that is not a list', { work: {} }],
  ['an entry that is text', { skills: ['React'] }],
  ['a date as text', { work: [{ startDate: 'last year' }] }],
  ['a year that is a number', { education: [{ endDate: 2020 }] }],
  ['an address without a scheme', { projects: [{ url: 'www.tidtabell.test' }] }],
  ['an e-mail address without a top-level domain', { basics: { email: 'maya@maya' } }],
])('OWN-03 %s: rejected, as by the JSON Resume schema', (_, resume) => {
  expect(isValid(resume)).toBe(false);
  expect(resumeSchema.safeParse(resume).success).toBe(false);
});

/** Every field of a JSON Schema, by its path. */
function fieldsOf({ properties = {}, items }: { properties?: object; items?: object }, path = ''): string[] {
  const below = Object.entries(properties).flatMap(([name, field]) => [`${path}.${name}`, ...fieldsOf(field, `${path}.${name}`)]);
  return [...below, ...(items ? fieldsOf(items, `${path}[]`) : [])];
}

test('OWN-03 the known fields are exactly those of the JSON Resume schema and the sample mark', () => {
  const official = fieldsOf(read('node_modules/@jsonresume/schema/schema.json'));
  const ours = fieldsOf(read('schema/editor/resume.json'));
  expect(official.length).toBe(90);
  expect(ours.sort()).toEqual([...official, '.meta.sample'].sort());
  expect(knownResumeSchema.safeParse(standard).success).toBe(true);
  expect(knownResumeSchema.safeParse(demanding).success).toBe(true);
});
