import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { advice } from '../../../tools/owner/doctor/advice.ts';
import type { Ask } from '../../../tools/owner/questions/questions.ts';
import { setUpOwner } from '../../../tools/owner/setup/set-up-owner.ts';
import { ContentCopy } from '../../support/owners/content-copy.ts';
import { ADA, flagsOf } from '../../support/owners/owners.ts';
import { filesIn } from '../../support/sites/dist.ts';

const copy = new ContentCopy('setup');
const { project } = copy;
afterEach(() => rmSync(join(project, 'content'), { recursive: true, force: true }));
afterAll(() => copy.remove());

const ownContent = () => checkContent(project, 'content');
const owner = () => JSON.parse(readFileSync(join(project, 'content/owner.json'), 'utf8'));
const isUntouched = () => !existsSync(join(project, 'content')) && !existsSync(join(project, 'content-unfinished'));

test('flags make content/: a copy of the sample with the answers in owner.json, and without what was drawn for the sample', async () => {
  expect(await setUpOwner(project, flagsOf(ADA))).toBe('content/');
  expect(owner()).toEqual({
    $schema: '../engine/content/editor-schemas/owner.json',
    name: "Ada O'Example",
    firstName: 'Ada',
    role: 'UX designer',
    place: 'Cairns, Queensland',
    email: 'ada@ada.dev',
    url: 'https://ada.dev',
    locale: 'en-AU',
    profiles: [{ name: 'Contact', label: 'Contact page', url: '/contact', icon: 'email' }],
  });
  const files = (folder: string) => filesIn(join(project, folder));
  expect(files('sample').filter((file) => !files('content').includes(file))).toSatisfy((missing: string[]) =>
    missing.every((file) => file.startsWith('public/images/') || file === 'pages/resume.webp'),
  );
  const changed = files('content').filter(
    (file) => !readFileSync(join(project, 'content', file)).equals(readFileSync(join(project, 'sample', file))),
  );
  expect(changed.sort()).toEqual(['drawn.json', 'owner.json']);
  const { problems, content } = await ownContent();
  expect(problems).toEqual([]);
  expect(content.home.greeting).toBe('G’day, I’m Ada.');
  expect(content.site.footer.sentence).toBe('Made in Cairns under three eighths of cloud');
  for (const { description } of [content.home.meta, content.contact.meta, content.resumePage.meta]) expect(description).toContain(ADA.name);
});

test('a second setup changes owner.json alone', async () => {
  await setUpOwner(project, flagsOf(ADA));
  const home = join(project, 'content/pages/home.ts');
  writeFileSync(home, readFileSync(home, 'utf8').replace('G’day', 'Hello'));
  expect(await setUpOwner(project, flagsOf({ ...ADA, name: 'Ada Lovelace' }))).toBe('content/owner.json');
  expect((await ownContent()).content.home.greeting).toBe('Hello, I’m Ada.');
  expect(owner().name).toBe('Ada Lovelace');
});

test('--yes takes what git knows and what follows from it, else the values of the sample, which keep their mark', async () => {
  const { email: _, ...known } = ADA;
  await setUpOwner(project, [...flagsOf(known), '--yes', '--email', 'ada@ada.dev']);
  expect(owner().sample).toBeUndefined();
  rmSync(join(project, 'content'), { recursive: true });
  await setUpOwner(project, ['--yes', '--name', 'Ada Lovelace', '--email', 'ada@ada.dev']);
  expect(owner()).toMatchObject({
    sample: true,
    name: 'Ada Lovelace',
    firstName: 'Ada',
    role: 'Software developer',
    url: 'https://skye.example.com',
  });
  await setUpOwner(project, ['--yes']);
  expect(owner()).toMatchObject({ sample: true, name: 'Ada Lovelace', role: 'Software developer' }); // No answers: the mark stays.
  await setUpOwner(project, ['--yes', ...flagsOf(ADA)]);
  expect(owner().sample).toBeUndefined();
});

test('a second setup keeps what was written by hand, and updates what setup derives from the answers', async () => {
  await setUpOwner(project, flagsOf(ADA));
  const file = join(project, 'content/owner.json');
  const byHand = { coordinates: 'Cairns, 16.9° S', profiles: [{ name: 'My blog', url: 'https://blog.ada.dev' }], locale: 'en-NZ' };
  writeFileSync(file, JSON.stringify({ ...owner(), ...byHand }));
  await setUpOwner(project, ['--yes', '--name', 'Grace Example']);
  expect(owner()).toMatchObject({ name: 'Grace Example', firstName: 'Grace', place: 'Cairns, Queensland', ...byHand });
});

test('the longest name that fits can be built with the texts of the sample; that its titles are long is only advice', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, name: 'Maximiliana Featherstonehaugh-Cholmondel' }));
  const { problems, content } = await ownContent();
  expect(problems).toEqual([]);
  const { errors, warnings } = advice(content);
  const title = (slug: string) => new RegExp(`^content/case-studies/${slug}/meta\\.ts:\\d+: name makes the title "`);
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(title('mycelium')), expect.stringMatching(title('suncoastpatios'))]);
});

test.each([
  [{ url: 'https://ada.example.com' }, 'The address of your site "https://ada.example.com" is at a domain reserved for examples.'],
  [{ url: 'https://ada.example' }, 'The address of your site "https://ada.example" is at a domain reserved for examples.'],
  [{ email: 'ada@example.org' }, 'Your e-mail address "ada@example.org" is at a domain reserved for examples. Write your real address.'],
  [{ name: 'Skye Sampleton' }, 'Your name "Skye Sampleton" is the name of the sample owner. Write your own.'],
])('setup says at once what the doctor would refuse: %j', async (answer, sentence) => {
  await expect(setUpOwner(project, flagsOf({ ...ADA, ...answer }))).rejects.toThrow(sentence);
  expect(isUntouched()).toBe(true);
});

test('domains that only look like examples are taken', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, url: 'https://my-example.com', email: 'ada@example.com.au' }));
  expect(owner()).toMatchObject({ url: 'https://my-example.com', email: 'ada@example.com.au' });
});

test('an address of git that is only an example is not suggested', async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: project });
  execFileSync('git', ['config', 'user.email', 'root@example.com'], { cwd: project });
  const { email: _, ...others } = ADA;
  await setUpOwner(project, ['--yes', ...flagsOf(others)]);
  rmSync(join(project, '.git'), { recursive: true });
  expect(owner()).toMatchObject({ sample: true, email: 'skye@example.com' });
});

test('an owner.json that cannot be read is named, and stays as it is', async () => {
  await setUpOwner(project, flagsOf(ADA));
  const file = join(project, 'content/owner.json');
  writeFileSync(file, '{ "name": ');
  await expect(setUpOwner(project, flagsOf(ADA))).rejects.toThrow('content/owner.json: cannot be read as JSON.');
  expect(readFileSync(file, 'utf8')).toBe('{ "name": ');
});

test('--theme begins with another look: its files stand in the place of the sample’s', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, theme: 'paper' }));
  const { problems, content } = await ownContent();
  expect(problems).toEqual([]);
  expect(content.theme.light['--sky-shows']).toBe('none');
  expect(existsSync(join(project, 'content/horizon.svg'))).toBe(true);
  expect(readFileSync(join(project, 'content/pages/not-found.ts'), 'utf8')).toContain('Off the page');
});

test('a later setup takes another theme, but for the files that the owner has changed', async () => {
  await setUpOwner(project, flagsOf(ADA));
  const lost = join(project, 'content/pages/not-found.ts');
  writeFileSync(lost, readFileSync(lost, 'utf8').replace('Lost in the clouds', 'Lost at sea'));
  expect(await setUpOwner(project, ['--yes', '--theme', 'paper'])).toBe(
    'content/owner.json\ncontent/pages/not-found.ts was kept, because you have changed it.',
  );
  expect((await ownContent()).content.theme.light['--sky-shows']).toBe('none');
  expect(readFileSync(lost, 'utf8')).toContain('Lost at sea');
  await setUpOwner(project, ['--yes', '--theme', 'fairweather']);
  expect((await ownContent()).content.theme.light['--sky-shows']).toBe('clouds');
});

test('a theme.css with changes stays, and so does all that belongs to it', async () => {
  await setUpOwner(project, flagsOf({ ...ADA, theme: 'paper' }));
  const sheet = join(project, 'content/theme.css');
  writeFileSync(sheet, readFileSync(sheet, 'utf8').replace('--gold: #ecc25c', '--gold: #e8b84f'));
  expect(await setUpOwner(project, ['--yes', '--theme', 'fairweather'])).toBe(
    'content/owner.json\ncontent/theme.css was kept, because you have changed it.',
  );
  expect(readFileSync(join(project, 'content/pages/not-found.ts'), 'utf8')).toContain('Off the page');
});

test.each([
  [{ ...ADA, theme: 'neon' }, 'There is no theme "neon". There are: fairweather, paper.'],
  [{ ...ADA, email: 'ada' }, 'Your e-mail address "ada" is not an e-mail address.'],
  [{ ...ADA, url: 'https://ada.dev/' }, 'The address of your site must not end with a slash. Delete the last character.'],
  [{ ...ADA, name: ' ' }, 'Your name is empty. Write your name as visitors should read it.'],
  [{ ...ADA, nme: 'Ada' }, /^Unknown option '--nme'\. The flags are: --name, /],
  [{ name: 'Ada', email: ADA.email }, 'There is no terminal to ask in. Add --role, --city, --url.'],
])('a mistake is answered with its sentence, and nothing is written', async (answers, sentence) => {
  await expect(setUpOwner(project, flagsOf(answers))).rejects.toThrow(sentence);
  expect(isUntouched()).toBe(true);
});

test('in a terminal only what no flag says is asked, and leaving at the last question writes nothing', async () => {
  const { url, ...known } = ADA;
  const asked: string[] = [];
  const ask =
    (last: string | undefined): Ask =>
    async ({ flag }, suggestion) => {
      asked.push(flag);
      return flag === 'url' ? last : suggestion;
    };
  expect(await setUpOwner(project, flagsOf(known), ask(undefined))).toBeUndefined();
  expect(asked).toEqual(['first-name', 'url']);
  expect(isUntouched()).toBe(true);
  expect(await setUpOwner(project, flagsOf(known), ask(url))).toBe('content/');
});
