import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { staleDrawings } from '../../../engine/drawings/stale-drawings.ts';
import { ADA, flagsOf } from '../../support/owners/owners.ts';
import { change, copyProject, run, temporaryFolder } from '../../support/sites/build-site.ts';

const stale = async (root: string) => staleDrawings((await checkContent(root)).content);

test('resume, share cards and downloads are as new as their source', async () => {
  expect(await stale('.')).toEqual([]);
});

test('a change of the resume is noticed until it is drawn again', async () => {
  const project = temporaryFolder('drawings');
  for (const folder of ['engine/drawings/clouds', 'sample']) cpSync(folder, join(project, folder), { recursive: true });
  change(join(project, 'sample/resume.json'), 'slow runner', 'slower runner');
  // One command draws all three: PDF, picture and JSON.
  expect(await stale(project)).toEqual([
    'sample/public/images/Skye_Sampleton_CV.pdf (and 2 more): missing, or older than the content or the theme. Run "npm run draw resume", or put your own file there.',
  ]);
  rmSync(project, { recursive: true });
});

test.each([
  ['conflict markers of git', '<<<<<<< HEAD\n'],
  ['entries without the hash of the file', '{ "public/favicon.ico": "teGZsIUqWUc5Q3ub" }'],
  ['no entries at all', 'null'],
])('a record with %s is named, because nobody could say which drawings are out of date', async (_, text) => {
  const project = temporaryFolder('record');
  for (const folder of ['engine/drawings/clouds', 'sample']) cpSync(folder, join(project, folder), { recursive: true });
  writeFileSync(join(project, 'sample/drawn.json'), text);
  expect(await stale(project)).toEqual([
    'sample/drawn.json: is not a record of what was drawn. Restore it from git, or delete it and all files that were drawn.',
  ]);
  rmSync(project, { recursive: true });
});

test('OWN-12 drawing keeps every file that the owner has put there or changed, and renews and removes only its own', async () => {
  const project = copyProject('own-files');
  const path = (file: string) => join(project, 'content/public', file);
  const drawn = ['images/Ada_Byron_CV.json', 'images/cards/about.png', 'favicon.ico'];
  await run(project, 'setup', ...flagsOf({ ...ADA, name: 'Ada Byron' }));
  const own = ['images/Ada_Byron_CV.pdf', 'images/Ada_German_CV.pdf', 'images/cards/home.png', 'images/cards/talk.png', 'images/me.jpg'];
  mkdirSync(path('images/cards'), { recursive: true });
  for (const file of [...own, 'favicon.svg']) writeFileSync(path(file), `The owner’s own ${file}`);
  for (const slug of ['suncoastpatios', 'wehike']) rmSync(join(project, 'content/case-studies', slug), { recursive: true }); // Fewer cards to draw.

  const output = await run(project, 'draw');
  for (const file of [...own, 'favicon.svg']) expect(readFileSync(path(file), 'utf8')).toBe(`The owner’s own ${file}`);
  expect(output).toContain('content/public/images/Ada_Byron_CV.pdf is your own file, so it stays as it is.');
  expect(drawn.filter((file) => !existsSync(path(file)))).toEqual([]);
  expect(await stale(project)).toEqual([]);

  // A drawing that the owner has changed since is the owner's too; one that is unchanged is removed once nothing needs it.
  writeFileSync(path('images/cards/about.png'), 'Changed by hand');
  rmSync(join(project, 'content/case-studies/mycelium'), { recursive: true });
  await run(project, 'draw', 'cards');
  change(join(project, 'content/owner.json'), '"Ada Byron"', '"Ada Lovelace"');
  await run(project, 'draw', 'resume');
  expect(readFileSync(path('images/cards/about.png'), 'utf8')).toBe('Changed by hand');
  for (const file of own) expect(readFileSync(path(file), 'utf8')).toBe(`The owner’s own ${file}`);
  expect(existsSync(path('images/Ada_Lovelace_CV.pdf'))).toBe(true);
  for (const gone of ['images/Ada_Byron_CV.json', 'images/cards/mycelium.png']) expect(existsSync(path(gone)), gone).toBe(false);
  rmSync(project, { recursive: true });
}, 300_000); // It draws three times.
