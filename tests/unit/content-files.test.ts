import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readContent } from '../../engine/content/read-content.ts';
import { folderNote, siteFolder } from '../../engine/content/site-folder.ts';
import { splitFrontMatter } from '../../engine/content/text-file.ts';
import { ContentCopy, deleted, setting } from '../support/owners/content-copy.ts';
import { readSite, SAMPLE } from '../support/owners/sample.ts';
import { filesIn } from '../support/sites/dist.ts';

const copy = new ContentCopy('content-files');
afterEach(() => vi.unstubAllEnvs());
afterAll(() => copy.remove());

/** What is wrong with the files of the sample themselves. */
const problemsIn = (project: string) => readContent(project, 'sample').files.flatMap(({ problems }) => problems);

const PAGE = '---\nheading: Talks\nmeta:\n  title: Talks\n  description: Slides.\n---\n\nWhat I said.\n';
const ARTICLE = '---\ntitle: "{name}"\ndescription: Wet.\ndate: 2020-02-29\n---\n\n{name}\n';

test('every content file is checked, so that no error reaches the build or a visitor', () => {
  const isDemoFile = (file: string) => /^case-studies\/[^/]+\/[^/]+\//.test(file); // The code of a demo, which has its own tests.
  const files = filesIn('sample').filter(
    (file) => /\.(yaml|mdx?|css|json)$/.test(file) && !isDemoFile(file) && !/^(public\/|generated)/.test(file),
  );
  const checked = SAMPLE.files.flatMap(({ file, text }) => [file, text?.file]);
  expect(files.map((file) => `sample/${file}`).filter((file) => !checked.includes(file))).toEqual([]);
});

const JSON_TEXT = '{\n  "basics": { "name": "Žofie 👩🏽‍💻" },\n  "skills": []\n}\n';

test.each<[mistake: string, from: string, to: string, line: number]>([
  ['a missing comma', ' },\n', ' }\n', 3],
  ['single quotation marks', '"skills"', "'skills'", 3],
  ['a comma after the last field', '[]', '[],', 4],
  ['a comment', '  "skills"', '// What I do.\n  "skills"', 3],
  ['nothing in it', JSON_TEXT, ' ', 1],
])('the line of %s in a JSON file is found', async (_, from, to, line) => {
  const problems = await copy.withChanges({ 'sample/resume.json': () => JSON_TEXT.replace(from, to) }, problemsIn);
  expect(problems).toEqual([
    expect.stringMatching(`^sample/resume.json:${line}: cannot be read.* Look here and on the line above for a missing or an extra comma`),
  ]);
});

test('a file that was saved on Windows, with a byte order mark and other line ends, has the same values and the same lines', async () => {
  const files = ['owner.yaml', 'site.yaml', 'testimonials.yaml', 'resume.json', 'pages/about.md', 'case-studies/wehike/facts.yaml'];
  const saved = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const allSaved = Object.fromEntries([...files, 'case-studies/wehike/text.mdx'].map((file) => [`sample/${file}`, saved]));
  const content = await copy.withChanges(allSaved, (project) => readSite(project, 'sample'));
  for (const name of ['owner', 'site', 'testimonials', 'resume', 'about'] as const) expect(content[name]).toEqual(SAMPLE[name]);
  expect(content.caseStudies.map(({ data }) => data)).toEqual(SAMPLE.caseStudies.map(({ data }) => data));

  const mistakes = {
    'sample/site.yaml': setting({ 'footer.links.1.to': '/contct' }),
    'sample/resume.json': setting({ 'work.1.startDate': 'last year' }),
    'sample/pages/about.md': (text: string) => `${text}\n![](portrait.svg)\n`,
    'sample/case-studies/wehike/facts.yaml': setting({ 'pictures.0.alt': '' }),
    'sample/case-studies/wehike/text.mdx': (text: string) => `${text}\n<Nothing />\n`,
  };
  const { problems } = await copy.check(mistakes);
  expect(problems).toHaveLength(Object.keys(mistakes).length);
  const both = Object.entries(mistakes).map(([file, change]) => [file, (text: string) => saved(change(text))]);
  expect((await copy.check(Object.fromEntries(both))).problems).toEqual(problems);
});

test.each<[file: string, from: string | RegExp, to: string, line: string, message: RegExp]>([
  ['theme.css', /^/, '\uFEFF', '', /^: begins with an invisible byte order mark, .* Save it as UTF-8 without a BOM\./],
  [
    'theme.css',
    'color-scheme: light;',
    'color-scheme: light',
    '/*\n   * Fonts',
    /^: cannot be read.* Look for a missing bracket or semicolon\./,
  ],
])('a typo in %s, %s changed to %s, is reported with its line', async (file, from, to, line, message) => {
  const place = copy.at(`sample/${file}`, line);
  const [problem = '', ...others] = await copy.withChanges({ [`sample/${file}`]: (text) => text.replace(from, to) }, problemsIn);
  expect(problem).toContain(place);
  expect(problem.replace(place, '')).toMatch(message);
  expect(others).toEqual([]);
});

test.each<[mistake: string, text: string, problem: string]>([
  [
    'no facts',
    'What I said.',
    ':1: has no front matter. Begin the file with a line of three hyphens, then its facts, then three hyphens again.',
  ],
  ['facts that do not end', PAGE.replace('---\n\n', '\n'), ':1: begins with three hyphens, but its front matter does not end.'],
  ['facts that cannot be read', PAGE.replace('heading: Talks', 'heading: Talks: slides'), ':2: cannot be read'],
  ['empty facts', '---\n---\nWhat I said.', ':1: '],
  ['an empty field', PAGE.replace('description: Slides.', 'description:'), ':5: meta, description is empty. Say in one or two sentences'],
])('a page with %s is reported with its line and what to do', async (_, text, problem) => {
  expect(await copy.withChanges({ 'sample/pages/talks.md': () => text }, problemsIn)).toContainEqual(
    expect.stringContaining(`sample/pages/talks.md${problem}`),
  );
});

test('the facts of a case study are beside its text: front matter in the text is reported', async () => {
  const file = 'sample/case-studies/wehike/text.mdx';
  const problemsAfter = async (start: string) => (await copy.check({ [file]: (text) => `${start}\n\n${text}` })).problems;
  expect(await problemsAfter('---\ntitle: My talks\ntags: [one, two]\n---')).toEqual([
    `${file}:1: begins with front matter (---). Write its facts into sample/case-studies/wehike/facts.yaml; or, if it is a line across the page, leave an empty line below it.`,
  ]);
  expect(await problemsAfter('---\n\nA story: it begins.\n\n---')).toEqual([]);
});

test('a missing file is reported, and so is what is wrong with the others', async () => {
  const { problems } = await copy.check({
    'sample/owner.yaml': setting({ email: 'skye' }),
    'sample/pages/contact.yaml': deleted,
    'sample/case-studies/wehike/text.mdx': deleted,
  });
  expect(problems).toEqual([
    `${copy.at('sample/owner.yaml', 'email')}: email "skye" is not an e-mail address. Write the address people should write to.`,
    'sample/pages/contact.yaml:1: is missing. Put the file back; sample/ shows what belongs there.',
    'sample/case-studies/wehike/text.md: is missing. Put the file back; sample/ shows what belongs there.',
  ]);
});

test.each([
  [['pages/talks.md'], ['/talks']],
  [['pages/talks.mdx'], ['/talks']],
  [['pages/talks/index.md'], ['/talks']],
  [
    ['pages/facts.md', 'pages/text.md'],
    ['/facts', '/text'],
  ],
])('OWN-05 the page in %j has the address %j', async (files, routes) => {
  const { problems, content } = await copy.check(Object.fromEntries(files.map((file) => [`sample/${file}`, () => PAGE])));
  expect(problems).toEqual([]);
  expect(content?.customPages.map(({ slug }) => `/${slug}`)).toEqual(routes);
});

test.each<[files: string[], problem: string]>([
  [['pages/talks.md', 'pages/talks.mdx'], 'talks.mdx: is a second file for the same page. Delete one of the two.'],
  [['pages/talks.md', 'pages/talks/index.md'], 'talks.md: is a second file for the same page. Delete one of the two.'],
  [['pages/about.mdx'], 'about.mdx: is a second file for the same page. Delete one of the two.'],
  [['pages/index.md'], 'index.md: this address is taken. Choose another name.'],
  [['pages/Talks.md'], 'Talks.md: cannot be an address. Use lowercase letters, digits and hyphens.'],
  [['pages/more/talks.md'], 'more/talks.md: is not used. Check its name and its folder; sample/ shows what belongs where.'],
])('OWN-05 %j are reported: %s', async (files, problem) => {
  const { problems } = await copy.check(Object.fromEntries(files.map((file) => [`sample/${file}`, () => PAGE])));
  expect(problems).toContain(`sample/pages/${problem}`);
});

const WITH_PLACEHOLDERS = {
  'sample/site.yaml': setting({ 'navigation.0.label': '{firstName}' }),
  'sample/pages/home.yaml': (text: string) => text.replace('"{role}"', '{role}'),
  'sample/pages/about.md': (text: string) =>
    text.replace('heading: More about me', 'heading: More about {name} {nobdy}').replace('I’m Skye', 'I’m {name}'),
  'sample/labels.yaml': () => 'page:\n  portfolio: "{name}"\n',
  'sample/writing/rain.md': () => ARTICLE,
  'sample/resume.json': setting({ 'basics.label': '{role}' }),
};

test('OWN-02 words in braces become facts of owner.yaml in YAML and in the facts of a page, and stay as they are in texts, labels, articles and the resume', async () => {
  const content = await copy.withChanges(WITH_PLACEHOLDERS, (project) => readSite(project, 'sample'));
  const { site, home, about, labels, articles, resume } = content;
  expect([site.navigation[0]?.label, home.meta.keywords?.[0], site.footer.sentence]).toEqual([
    'Skye',
    'Software developer',
    'Made in Brisbane under three eighths of cloud',
  ]);
  expect(about.heading).toBe('More about Skye Sampleton {nobdy}');
  expect(content.fileOf('about').text?.body).toContain('I’m {name}');
  expect([labels.page.portfolio, articles[0]?.data.title, articles[0]?.text.body.trim(), resume.basics?.label]).toEqual([
    '{name}',
    '{name}',
    '{name}',
    '{role}',
  ]);
});

test('a word in braces that is misspelt is advice with its line, but not where braces have another meaning', async () => {
  const remedy = 'which is published as it is. The words that are filled in are {name}, {firstName}, {role}, {place}, {city}.';
  const cards = setting({ shareCards: { lines: { contact: 'Write to {email}' } }, 'footer.sentence': 'Made in {town}' });
  const { advice } = await copy.check({
    'sample/pages/about.md': WITH_PLACEHOLDERS['sample/pages/about.md'],
    'sample/labels.yaml': () => 'page:\n  portfolio: "{nobody}"\n',
    'sample/site.yaml': cards,
  });
  expect(advice).toEqual([
    `${copy.at('sample/site.yaml', 'sentence')}: footer, sentence contains {town}, ${remedy}`,
    `${copy.at('sample/pages/about.md', 'heading:')}: heading contains {nobdy}, ${remedy}`,
  ]);
});

test('while owner.yaml has a fault, words in braces are no faults in other files', async () => {
  const problems = await copy.withChanges({ ...WITH_PLACEHOLDERS, 'sample/owner.yaml': setting({ email: 'skye' }) }, problemsIn);
  expect(problems).toEqual([expect.stringContaining('sample/owner.yaml:')]);
});

test('OWN-01 the site uses content/ if it exists, while the engine is still tested with the sample', () => {
  expect(folderNote('sample')).toBe('Using the sample site in sample/. Run "npm run setup" to create your own in content/.');
  mkdirSync(join(copy.project, 'content'));
  expect(siteFolder(copy.project)).toBe('sample');
  vi.stubEnv('SITE_FOLDER', '');
  expect(siteFolder(copy.project)).toBe('content');
  expect(folderNote('content')).toBe('Using the site in content/.');
  rmSync(join(copy.project, 'content'), { recursive: true });
  expect(siteFolder(copy.project)).toBe('sample');
});

test.each<[what: string, file: string, change: (text: string) => string, problem: string]>([
  ['a comment that does not end', 'pages/about.md', (text) => `${text}\n<!-- note\n`, 'has a comment that does not end.'],
  ['front matter that does not end', 'case-studies/wehike/text.mdx', (text) => `---\ntitle: x\n\n${text}`, 'begins with front matter'],
  ['a field that is there twice', 'resume.json', (text) => text.replace('"work"', '"skills": [],\n  "work"'), 'This field is there twice.'],
  ['text behind >', 'pages/home.yaml', (text) => text.replace(/intro: .*/, 'intro: >- #1 of all\n  devs'), 'loses "#1 of all"'],
  ['a page without a field', 'pages/about.md', (text) => text.replace(/---[\s\S]*---/, '---\n# Nothing yet.\n---'), 'is empty.'],
  ['a file with another ending', 'writing/a.markdown', () => 'Hello.', 'is not used.'],
])('%s is never lost without a word', async (_, file, change, problem) => {
  const { problems } = await copy.check({ [`sample/${file}`]: change });
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('a byte order mark does not turn front matter into text', () => {
  expect(splitFrontMatter('\uFEFF---\ntitle: A\n---\nText')).toMatchObject({ frontMatter: '\ntitle: A\n', body: '\n\n\nText' });
});
