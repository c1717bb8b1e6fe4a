import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { readContent } from '../../engine/content/read-content.ts';
import { ContentCopy } from '../support/owners/content-copy.ts';
import { SAMPLE } from '../support/owners/sample.ts';

const copy = new ContentCopy('yaml');
afterAll(() => copy.remove());

const FIRST_LINK = '  - label: HOME\n    to: /\n';

/** What is found in site.yaml with another first link, and the label of that link. */
const withFirstLink = (written: string) =>
  copy.withChanges({ 'sample/site.yaml': (text) => text.replace(FIRST_LINK, () => written) }, (project) => {
    const { files, parts } = readContent(project, 'sample');
    const found = { problems: files.flatMap(({ problems }) => problems), advice: files.flatMap(({ advice }) => advice) };
    return { ...found, label: parts.site?.navigation[0]?.label };
  });

const UNREADABLE = 'cannot be read, so nothing else in this file was checked.';
const MARKED = 'begins with &, * or !, which has another meaning in YAML.';
const isNoText = (type: string) => `navigation 1, label is not text: YAML reads it as a ${type}.`;

test.each<[written: string, problem: string, text: string]>([
  ['We are #1', 'ends before "#1", which YAML takes for a comment.', 'We are #1'],
  ['#1 in Brisbane', 'is empty: YAML takes "#1 in Brisbane" for a comment.', '#1 in Brisbane'],
  ['&co is here', MARKED, '&co is here'],
  ['!x y', MARKED, '!x y'],
  ['*y', MARKED, '*y'],
  ['**bold**', MARKED, '**bold**'],
  ['1.10', isNoText('number'), '1.10'],
  ['007', isNoText('number'), '007'],
  ['true', isNoText('boolean'), 'true'],
  ['[home]', isNoText('list'), '[home]'],
  ['[home] here', UNREADABLE, '[home] here'],
  ['{place} here', UNREADABLE, '{place} here'],
  ['Home: here', UNREADABLE, 'Home: here'],
  ['@home', UNREADABLE, '@home'],
  ['%home', UNREADABLE, '%home'],
  ['`home`', UNREADABLE, '`home`'],
  ["'I'm home'", UNREADABLE, "I'm home"],
  ['"My "best" work"', UNREADABLE, 'My "best" work'],
])(
  'a text that YAML reads in another way is reported with the corrected line, which is then read as it was meant: %s',
  async (written, problem, text) => {
    const { problems } = await withFirstLink(FIRST_LINK.replace('HOME', () => written));
    const [before, corrected = ''] = problems.join('\n').split(' Put the text between quotes: ');
    expect(before).toBe(`${copy.at('sample/site.yaml', FIRST_LINK)}: ${problem}`);
    const { problems: left, label } = await withFirstLink(`  ${corrected}\n    to: /\n`);
    expect(left).toEqual([]);
    expect(label).toBe(text.replace('{place}', SAMPLE.owner.place));
  },
);

test.each<[mistake: string, written: string, line: string, problem: string | RegExp]>([
  ['a tab instead of spaces', '  - label: HOME\n\tto: /\n', '\tto', /Indent with spaces instead of a tab\.$/],
  ['a tab before an entry', '\t- label: HOME\n    to: /\n', '\t- label', /Indent with spaces instead of a tab\.$/],
  [
    'an entry in another column',
    '  - label: HOME\n    to: /\n - label: START\n   to: /\n',
    ' - label: START',
    /begin in the same column\./,
  ],
  ['a text that is not indented', '  - label: >-\nHOME\n    to: /\n', 'HOME', /This line is neither a field, .* nor indented/],
  ['five spaces instead of four', '  - label: HOME\n     to: /\n', '     to', /Fields of one group begin in the same column\./],
  ['three spaces instead of four', '  - label: HOME\n   to: /\n', '   to', /Fields of one group begin in the same column\./],
  ['two spaces instead of four', '  - label: HOME\n  to: /\n', '  to', /Fields of one group begin in the same column\./],
  ['no space after the colon', '  - label:HOME\n    to: /\n', 'label:HOME', /Put a space after the colon: - label: HOME$/],
  ['no space after the hyphen', '  -label: HOME\n    to: /\n', '-label', /[Ss]pace after the hyphen/],
  [
    'a text that goes on below with a colon',
    '  - label: HOME\n      is where: the heart is\n    to: /\n',
    'label: HOME',
    /This text goes on below, and has a colon there\./,
  ],
  ['no colon', '  - label: HOME\n    to /\n', 'to /', /This line is neither a field, which has a colon after its name, nor indented/],
  [
    'a field twice',
    '  - label: HOME\n    to: /\n    label: START\n',
    '    label: START',
    /This field is there twice\. Delete one of the two\.$/,
  ],
  ['a quotation mark that is not closed', '  - label: "HOME\n    to: /\n', 'label: "HOME', /its second quotation mark is missing\.$/],
  ['a bracket that is not closed', '  - label: {name\n    to: /\n', 'label: {name', /bracket/],
  [
    '|',
    '  - label: |\n      HOME\n      AGAIN\n    to: /\n',
    'label: |',
    /^navigation 1, label contains a line break .* begin it with >- instead of \|\.$/,
  ],
])('a mistake in YAML is reported with the line on which it was made: %s', async (_, written, line, message) => {
  const { problems } = await withFirstLink(written);
  const source = readFileSync('sample/site.yaml', 'utf8').replace(FIRST_LINK, () => written);
  const [, place, text] = /^(\S+): (?:cannot be read, so nothing else in this file was checked\. )?(.*)$/.exec(problems.join('\n')) ?? [];
  expect(text).toMatch(message);
  expect(place).toBe(`sample/site.yaml:${source.slice(0, source.indexOf(line)).split('\n').length}`);
});

test('a comment behind a text may be meant or not: it is advice, and the text is shown without it', async () => {
  const { problems, advice, label } = await withFirstLink(FIRST_LINK.replace('HOME', 'HOME # the first'));
  expect([problems, label]).toEqual([[], 'HOME']);
  expect(advice).toEqual([
    `${copy.at('sample/site.yaml', FIRST_LINK)}: ends before "# the first", which YAML takes for a comment. If it belongs to the text, put all of it between quotes.`,
  ]);
});

test('whatever is typed anywhere in a file, the check ends with messages of one line, each with its file and line', async () => {
  const files = [
    'site.yaml',
    'testimonials.yaml',
    'pages/home.yaml',
    'pages/about.md',
    'case-studies/wehike/facts.yaml',
    'theme.css',
    'resume.json',
  ];
  const texts = files.map((file) => ({ file: `sample/${file}`, text: readFileSync(`sample/${file}`, 'utf8') }));
  const typed = fc.oneof(
    fc.constantFrom(...'&*!#|>-?:,[]{}"\'`@%~\t\n\\/', '*a', '- ', ': ', '<<: ', '&a ', '---\n', '{name}'),
    fc.string(),
  );
  const property = fc.asyncProperty(
    fc.constantFrom(...texts),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(3),
    typed,
    async (one, where, gone, added) => {
      const at = Math.floor(where * one.text.length);
      const change = () => one.text.slice(0, at) + added + one.text.slice(at + gone);
      const found = await copy.withChanges({ [one.file]: change }, (project) => readContent(project, 'sample').files);
      for (const message of found.flatMap(({ problems, advice }) => [...problems, ...advice]))
        expect(message).toMatch(/^sample\/[\w./-]+:\d+: \S.*$/);
    },
  );
  await fc.assert(property, { numRuns: 200, seed: 20_261_115 });
});
