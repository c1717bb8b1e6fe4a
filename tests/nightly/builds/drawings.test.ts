import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { staleDrawings } from '../../../engine/drawings/stale-drawings.ts';
import { readPdf } from '../../support/pdf.ts';
import { change, copyProject, run } from '../../support/sites/build-site.ts';

const project = copyProject('drawings');
afterAll(() => rmSync(project, { recursive: true }));

const NAME = 'Robin Example';

const stale = async (root: string) => staleDrawings((await checkContent(root)).content);
const read = (file: string) => readFileSync(join(project, file));

const draw = (name: string) => run(project, 'draw', name);
const rewrite = (file: string, from: string | RegExp, to: string) => change(join(project, file), from, to);

test('a change of the owner’s name changes PDF, picture, downloads and cards once the scripts have run', async () => {
  const before = ['sample/pages/resume.webp', 'sample/public/images/cards/wehike.png'].map(read);
  rewrite('sample/owner.json', 'Skye Sampleton', NAME);
  rewrite('sample/owner.json', '"Skye"', '"Robin"');
  const output = (await draw('resume')) + (await draw('cards'));
  expect(await stale(project)).toEqual([]);

  const name = 'sample/public/images/Robin_Example_CV';
  const pdf = await readPdf(join(project, `${name}.pdf`));
  expect(pdf.words).toMatch(new RegExp(`^${NAME}`));
  expect(pdf.words).not.toContain('Sampleton');
  expect(String(read(`${name}.json`))).toContain(NAME);
  const after = ['sample/pages/resume.webp', 'sample/public/images/cards/wehike.png'].map(read);
  for (const [index, picture] of after.entries()) expect(picture.equals(before[index] as Buffer)).toBe(false);
  expect(output.match(/^\S+\.(pdf|webp|json|png) +[\d.]+ kB/gm), 'one line for each file').toHaveLength(3 + 7);
});

test('a new case study gets its card, and one that is gone loses it', async () => {
  const folder = join(project, 'sample/case-studies/second-map');
  mkdirSync(folder);
  for (const file of ['stage', 'card']) cpSync('sample/case-studies/mycelium/growth-1.webp', join(folder, `${file}.webp`));
  const facts = readFileSync('sample/case-studies/wehike/meta.ts', 'utf8');
  writeFileSync(join(folder, 'body.mdx'), '## DESIGN BRIEF\n');
  writeFileSync(
    join(folder, 'meta.ts'),
    facts.replace('order: 2', 'order: 4').replace("'WeHike'", "'Second map'").replace('How a', 'How another'),
  );
  rmSync(join(project, 'sample/case-studies/mycelium'), { recursive: true });
  expect((await stale(project)).map((sentence) => sentence.split(':')[0])).toEqual([
    'sample/public/images/cards/second-map.png',
    'sample/public/images/cards/mycelium.png',
  ]);
  await draw('cards');
  expect(await stale(project)).toEqual([]);
});

test('with a Chrome that does not start, a command says what to do, and changes nothing', () => {
  const before = read('sample/drawn.json');
  try {
    execFileSync(resolve('node_modules/.bin/tsx'), ['tools/owner/draw.ts', 'resume'], {
      cwd: project,
      stdio: 'pipe',
      env: { ...process.env, SITE_FOLDER: '', CHROME_PATH: '/etc/hostname' },
    });
    expect.unreachable('The script should have stopped.');
  } catch (error) {
    const output = String((error as { stderr: Buffer }).stderr);
    expect(output).toContain('/etc/hostname did not start');
    expect(output).toContain('Install Chrome');
    expect(output).not.toMatch(/\n\s+at /);
  }
  expect(read('sample/drawn.json').equals(before)).toBe(true);
});
