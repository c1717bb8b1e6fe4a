import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkContent } from '../../engine/checks/check-content.ts';
import type { Ask } from '../../tools/owner/questions.ts';
import { setUpOwner } from '../../tools/owner/setup/set-up-owner.ts';
import { ContentCopy } from '../support/owners/content-copy.ts';
import { ADA, flagsOf } from '../support/owners/owners.ts';
import { filesIn } from '../support/sites/dist.ts';

const copy = new ContentCopy('setup', 'tools/owner/template');
const { project } = copy;
afterEach(() => {
  rmSync(join(project, 'content'), { recursive: true, force: true });
  vi.restoreAllMocks();
});
afterAll(() => copy.remove());

const path = (file: string) => join(project, 'content', file);
const read = (file: string) => readFileSync(path(file), 'utf8');
const change = (file: string, from: string, to: string) => writeFileSync(path(file), read(file).replace(from, to));
const owner = () => parse(read('owner.yaml'));
const isUntouched = () => !existsSync(path('')) && !existsSync(join(project, 'content-unfinished'));

test('flags create content/: few files, the answers in owner.yaml, one empty project, and nothing generated for the sample owner', async () => {
  mockSystem({ timeZone: 'Etc/UTC' }); // Not that of the computer on which the test runs.
  expect(await setUpOwner(project, flagsOf(ADA))).toMatch(/^Written: content\/, for a site in en-AU\./);
  expect(owner()).toEqual({
    name: "Ada O'Example",
    firstName: 'Ada',
    role: 'UX designer',
    place: 'Cairns, Queensland',
    email: 'ada@ada.dev',
    url: 'https://ada.dev',
    locale: 'en-AU',
    profiles: [{ name: 'Contact', label: 'Contact page', url: '/contact', icon: 'email' }],
  });
  expect(read('owner.yaml'), 'for editors').toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\/editor\/owner\.json\n/);
  const files = filesIn(path(''));
  const emptyProject = ['facts.yaml', 'hero.webp', 'text.mdx'].map((file) => `case-studies/your-project/${file}`);
  expect(files.filter((file) => !existsSync(join('sample', file)))).toEqual(emptyProject);
  expect(files.filter((file) => /^(public\/images|technologies)\/|\.tsx$/.test(file))).toEqual([]);
  const { problems, content } = await checkContent(project, 'content');
  expect(problems).toEqual([]);
  expect(content?.caseStudies.map(({ data }) => data.name)).toEqual(['Your Project']);
  expect(content?.home.greeting).toBe('G’day, I’m Ada.');
  expect(content?.site.footer.sentence).toBe('Made in Cairns under three eighths of cloud');
});

test('--from sample begins with the projects of the sample, unchanged', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, from: 'sample' }));
  const missing = filesIn('sample').filter((file) => !existsSync(path(file)));
  expect(missing.filter((file) => !file.startsWith('public/images/'))).toEqual(['generated.json', 'pages/resume.webp']);
  const changed = filesIn(path('')).filter((file) => !readFileSync(path(file)).equals(readFileSync(join('sample', file))));
  expect(changed).toEqual(['owner.yaml', 'resume.json']);
  await expect(setUpOwner(project, ['--from', 'empty'])).rejects.toThrow('content/ exists already. --from is for a new site only.');
});

test('a second setup changes only owner.yaml, and keeps what was written there by hand', async () => {
  await setUpOwner(project, flagsOf(ADA));
  change('pages/home.yaml', 'G’day', 'Hello');
  const byHand = { latitude: -16.9, profiles: [{ name: 'My blog', url: 'https://blog.ada.dev' }], locale: 'en-NZ' };
  const byteOrderMark = '\uFEFF'; // Invisible, and written by some editors.
  writeFileSync(path('owner.yaml'), `${byteOrderMark}# Mine\n${stringify({ ...owner(), ...byHand })}`);
  expect(await setUpOwner(project, ['--yes', '--name', 'Grace Example'])).toBe('Written: content/owner.yaml');
  expect(read('pages/home.yaml')).toContain('Hello, I’m');
  expect(read('owner.yaml')).toContain('# Mine');
  expect(owner()).toMatchObject({ name: 'Grace Example', firstName: 'Grace', place: 'Cairns, Queensland', ...byHand });
});

test('an answer that YAML could take for something else stays the text that it is', async () => {
  const answers = { ...ADA, name: 'Ada: the "first" #1', 'first-name': 'True', role: '2026', city: '@home, null' };
  await setUpOwner(project, flagsOf(answers));
  await setUpOwner(project, ['--yes', '--email', 'true@ada.dev']);
  expect(owner()).toMatchObject({ name: answers.name, firstName: 'True', role: '2026', place: '@home, null' });
  expect((await checkContent(project, 'content')).problems).toEqual([]);
});

test('a later setup with an error in owner.yaml says where it is, and changes nothing', async () => {
  await setUpOwner(project, flagsOf(ADA));
  change('owner.yaml', 'role: ', 'role:');
  const before = read('owner.yaml');
  const message = `${copy.at('content/owner.yaml', 'role:')}: cannot be read`;
  await expect(setUpOwner(project, ['--yes', '--city', 'Utrecht'])).rejects.toThrow(message);
  expect(read('owner.yaml')).toBe(before);
});

test('--yes uses what git knows, else the values of the sample, which keep their mark', async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: project });
  execFileSync('git', ['config', 'user.name', 'Ada Lovelace'], { cwd: project });
  execFileSync('git', ['config', 'user.email', 'root@example.com'], { cwd: project }); // Only an example, so it is not taken.
  await setUpOwner(project, ['--yes']);
  rmSync(join(project, '.git'), { recursive: true });
  const facts = { sample: true, name: 'Ada Lovelace', firstName: 'Ada', email: 'skye@example.com', url: 'https://skye.example.com' };
  expect(owner()).toMatchObject(facts);
  await setUpOwner(project, ['--yes']);
  expect(owner()).toMatchObject(facts); // No answers: the mark stays.
  await setUpOwner(project, ['--yes', ...flagsOf(ADA)]);
  expect(owner().sample).toBeUndefined();
});

test.each([
  ['adabyron.dev', 'https://adabyron.dev'],
  ['adabyron.dev/portfolio/', 'https://adabyron.dev/portfolio'],
  ['http://adabyron.dev', 'http://adabyron.dev'],
  [' https://adabyron.dev/ ', 'https://adabyron.dev'],
])('the address %s is understood as people write it', async (url, expected) => {
  await setUpOwner(project, flagsOf({ ...ADA, url }));
  expect(owner().url).toBe(expected);
});

test('what the owner does is in the resume too, but a later setup leaves the resume alone', async () => {
  await setUpOwner(project, flagsOf(ADA));
  const resume = JSON.parse(read('resume.json'));
  const { basics, ...others } = JSON.parse(readFileSync('sample/resume.json', 'utf8'));
  expect(resume).toEqual({ basics: { ...basics, label: 'UX designer' }, ...others });
  const byHand = JSON.stringify(resume);
  writeFileSync(path('resume.json'), byHand);
  await setUpOwner(project, ['--yes', '--role', 'Ornithologist']);
  expect(read('resume.json')).toBe(byHand);
});

/** As if this computer had another language or time zone. */
function mockSystem(system: Partial<Intl.ResolvedDateTimeFormatOptions>): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, ...system });
}

test.each([
  ['nl-NL', 'nl-NL', 'Hallo, ik ben Ada.'],
  ['en-US-u-va-posix', 'en-US', 'Hello, I’m Ada.'],
  ['de-DE-x-lvariant-euro', 'de-DE', 'Hallo, ich bin Ada.'],
  ['en-AU', 'en-AU', 'G’day, I’m Ada.'],
  ['ja', 'ja', 'はじめまして、Adaです。'],
  ['is', 'is', 'Hello, I’m Ada.'],
])('on a computer in %s a site begins in %s with "%s", and can be built', async (system, locale, greeting) => {
  const { locale: _, ...known } = ADA;
  mockSystem({ locale: system });
  await setUpOwner(project, flagsOf(known));
  expect(owner().locale).toBe(locale);
  const { problems, content } = await checkContent(project, 'content');
  expect(problems).toEqual([]);
  expect(content?.home.greeting).toBe(greeting);
});

test('another language later changes the greeting of the site, but not one that the owner has written', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, locale: 'nl-NL' }));
  const files = 'Written: content/owner.yaml, content/pages/home.yaml';
  expect(await setUpOwner(project, ['--yes', '--locale', 'en-GB'])).toBe(files);
  expect((await checkContent(project, 'content')).content?.home.greeting).toBe('Hello, I’m Ada.');
  change('pages/home.yaml', 'Hello, I’m', 'Good morning from');
  expect(await setUpOwner(project, ['--yes', '--locale', 'de'])).toBe('Written: content/owner.yaml');
  expect(read('pages/home.yaml')).toContain('Good morning from');
});

test('the time zone of the computer becomes that of the site, but not that of a server', async () => {
  mockSystem({ timeZone: 'Etc/UTC' });
  await setUpOwner(project, flagsOf(ADA));
  expect(owner()).not.toHaveProperty('timeZone');
  rmSync(path(''), { recursive: true });
  mockSystem({ timeZone: 'Europe/Amsterdam' });
  await setUpOwner(project, flagsOf(ADA));
  expect(owner().timeZone).toBe('Europe/Amsterdam');
});

const CONTACT = { name: 'Contact', label: 'Contact page', url: '/contact', icon: 'email' };
const GITHUB = { name: 'GitHub', label: 'GitHub profile', icon: 'github' };
const LINKEDIN = { name: 'LinkedIn', label: 'LinkedIn profile', icon: 'linkedin' };

test.each([
  ['ada', 'ada-byron'],
  ['@ada', 'in/ada-byron/'],
  ['github.com/ada', 'linkedin.com/in/ada-byron'],
  ['https://github.com/ada/', 'https://www.linkedin.com/in/ada-byron'],
])('the profiles %s and %s become the links in the sky', async (github, linkedin) => {
  await setUpOwner(project, flagsOf({ ...ADA, github, linkedin }));
  const written = owner().profiles;
  expect(written.at(-1).url).toMatch(/^https:\/\/(www\.)?linkedin\.com\/in\/ada-byron$/);
  expect(written).toMatchObject([{ ...GITHUB, url: 'https://github.com/ada' }, CONTACT, LINKEDIN]);
});

test('in a terminal Enter skips the profiles; a later setup adds, keeps or deletes them, and leaves others where they are', async () => {
  const answering =
    (answers: Record<string, string>): Ask =>
    async ({ flag }, suggestion) =>
      answers[flag] ?? suggestion;
  const { url, ...known } = ADA;
  await setUpOwner(project, flagsOf(known), answering({ url }));
  expect(owner().profiles).toEqual([CONTACT]);
  const blog = { name: 'My blog', url: 'https://blog.ada.dev' };
  writeFileSync(path('owner.yaml'), stringify({ ...owner(), profiles: [blog, CONTACT] }));
  await setUpOwner(project, [], answering({ github: 'ada' }));
  const withGitHub = [blog, CONTACT, { ...GITHUB, url: 'https://github.com/ada' }];
  expect(owner().profiles).toEqual(withGitHub);
  await setUpOwner(project, ['--yes', '--city', 'Utrecht']);
  expect(owner().profiles).toEqual(withGitHub);
  await setUpOwner(project, [], answering({ github: '', linkedin: 'ada' }));
  expect(owner().profiles).toEqual([blog, CONTACT, { ...LINKEDIN, url: 'https://www.linkedin.com/in/ada' }]);
});

test('--theme starts with another theme, and a later --theme replaces all files that the owner has not changed', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, theme: 'paper' }));
  expect(read('theme.css')).toContain('--sky-shows: none');
  expect(existsSync(path('horizon.svg'))).toBe(true);
  change('pages/not-found.yaml', 'Off the page', 'Lost at sea');
  expect(await setUpOwner(project, ['--theme', 'fairweather'])).toBe(
    'Written: content/icon.svg, content/theme.css\ncontent/pages/not-found.yaml was kept, because you have changed it.',
  );
  expect(read('theme.css')).toContain('--sky-shows: clouds');
  expect(read('pages/not-found.yaml')).toContain('Lost at sea');
});

test.each([
  [{ theme: 'paper' }, '--accent: #ecc25c', ['--theme', 'fairweather']],
  [{ colour: '#1f5136' }, '--primary: #1f5136', ['--colour', '#7a1f3d']],
])('a theme.css from %o that the owner has changed is kept, and so are its other files', async (answers, colour, later) => {
  await setUpOwner(project, flagsOf({ ...ADA, ...answers }));
  change('theme.css', colour, '--accent: #e8b84f');
  const before = filesIn(path('')).map(read);
  expect(await setUpOwner(project, later)).toBe('Nothing was changed.\ncontent/theme.css was kept, because you have changed it.');
  expect(filesIn(path('')).map(read)).toEqual(before);
});

test('--colour makes theme.css from a colour, a later one makes it again, and none brings the sky back', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, colour: '#1F5136' }));
  expect(read('theme.css')).toContain('--primary: #1f5136;');
  expect(await setUpOwner(project, ['--colour', '#7a1f3d'])).toBe('Written: content/theme.css');
  expect(read('theme.css')).toContain('--primary: #7a1f3d;');
  expect(await setUpOwner(project, ['--colour', 'none'])).toBe('Written: content/theme.css');
  expect(read('theme.css')).toBe(readFileSync('sample/theme.css', 'utf8'));
});

test('Paper takes a colour too, at the start and later, and stays Paper', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, theme: 'paper', colour: '#1f5136' }));
  expect(read('theme.css')).toContain('--underline: #1f5136;');
  expect(await setUpOwner(project, ['--colour', '#7a1f3d'])).toBe('Written: content/theme.css');
  expect(read('theme.css')).toContain('--underline: #7a1f3d;');
  expect(read('theme.css')).toContain('--sky-shows: none');
  expect(await setUpOwner(project, ['--colour', 'none'])).toBe('Written: content/theme.css');
  expect(read('theme.css')).toBe(readFileSync('themes/paper/theme.css', 'utf8'));
});

test('another theme keeps the colour that the site has', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, colour: '#1f5136' }));
  await setUpOwner(project, ['--theme', 'paper']);
  expect(read('theme.css')).toContain('--underline: #1f5136;');
  await setUpOwner(project, ['--theme', 'fairweather', '--colour', 'none']);
  expect(read('theme.css')).toBe(readFileSync('sample/theme.css', 'utf8'));
});

test('a later setup without a terminal asks for --yes if every answer is known', async () => {
  await setUpOwner(project, flagsOf(ADA));
  await expect(setUpOwner(project, ['--locale', 'en-GB'])).rejects.toThrow(
    'There is no terminal to ask questions in. Add --yes, which keeps the answers that are known.',
  );
  await setUpOwner(project, ['--yes', '--locale', 'en-GB']);
  expect(owner()).toMatchObject({ locale: 'en-GB', name: ADA.name });
});

test('a colour alone asks nothing in a terminal and leaves owner.yaml as it is; with a name, both files are written', async () => {
  await setUpOwner(project, flagsOf(ADA));
  const byHand = stringify(owner(), { indentSeq: false });
  writeFileSync(path('owner.yaml'), byHand);
  const ask: Ask = async ({ flag }) => expect.unreachable(`It asked for --${flag}.`);
  expect(await setUpOwner(project, ['--colour', '#1f5136'], ask)).toBe('Written: content/theme.css');
  expect(read('owner.yaml')).toBe(byHand);
  const both = ['--yes', '--name', 'Grace Example', '--colour', '#7a1f3d'];
  expect(await setUpOwner(project, both)).toBe('Written: content/owner.yaml, content/theme.css');
});

test.each([
  [{ ...ADA, url: 'https://ada.example' }, 'The address of your site "https://ada.example" is at a domain reserved for examples.'],
  [{ ...ADA, email: 'ada@example.org' }, 'Your e-mail address "ada@example.org" is at a domain reserved for examples.'],
  [{ ...ADA, name: 'Skye Sampleton' }, 'Your name "Skye Sampleton" is the name of the sample owner. Write your own.'],
  [{ ...ADA, from: 'nothing' }, '"nothing" is not one of: empty, sample.'],
  [{ ...ADA, theme: 'neon' }, 'There is no theme "neon". There are: fairweather, paper.'],
  [{ ...ADA, colour: '#153' }, 'The colour "#153" is not written as #rrggbb. Write it like "#1f5136", or write "none".'],
  [{ ...ADA, email: 'ada' }, 'Your e-mail address "ada" is not an e-mail address.'],
  [{ ...ADA, url: 'ada' }, 'The address of your site "ada" is not a web address.'],
  [{ ...ADA, url: ADA.email }, 'The address of your site "ada@ada.dev" is not a web address.'],
  [{ ...ADA, github: 'Ada Byron' }, 'Your GitHub profile "Ada Byron" is neither a user name nor a web address.'],
  [{ ...ADA, linkedin: 'https://linkedin.example.com/in/ada' }, /^Your LinkedIn profile ".*" is at a domain reserved for examples\./],
  [{ ...ADA, name: ' ' }, 'Your name is empty. Write your name as visitors should read it.'],
  [
    { ...ADA, nme: 'Ada' },
    /^Unknown option '--nme'\. The flags are: --name, .*--locale, --github, --linkedin, --from, --theme, --colour, --yes\.$/,
  ],
  [{ name: 'Ada', email: ADA.email }, 'There is no terminal to ask questions in. Add --role, --city, --url.'],
])('a wrong answer is rejected with a message, and nothing is written', async (answers, message) => {
  await expect(setUpOwner(project, flagsOf(answers))).rejects.toThrow(message);
  expect(isUntouched()).toBe(true);
});

test('in a terminal only answers without a flag are asked for, and cancelling at the last question writes nothing', async () => {
  const { url, ...known } = ADA;
  /** Sets up a site with these answers, otherwise with the suggestions. Returns the report and the questions. */
  const setUpWith = async (answers: Record<string, string | undefined>) => {
    const asked: string[] = [];
    const ask: Ask = async ({ flag }, suggestion) => {
      asked.push(flag);
      return flag in answers ? answers[flag] : suggestion;
    };
    return { written: await setUpOwner(project, flagsOf(known), ask), asked };
  };
  expect(await setUpWith({ url: undefined })).toEqual({ written: undefined, asked: ['first-name', 'url'] });
  expect(isUntouched()).toBe(true);
  const questions = ['first-name', 'url', 'github', 'linkedin', 'from', 'theme', 'colour'];
  expect(await setUpWith({ url })).toEqual({ written: expect.stringContaining('Written: content/'), asked: questions });
});
