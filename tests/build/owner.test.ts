import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildSite, copyProject } from '../support/build-site.ts';
import { filesIn } from '../support/dist.ts';
import { brokenLinks } from '../support/links.ts';

const projects: string[] = [];
afterAll(() => {
  for (const project of projects) rmSync(project, { recursive: true });
});

test.each([
  [
    'an address without https',
    "url: 'https://skye.example.com'",
    "url: 'skye.example.com'",
    'content/site.ts:6: url "skye.example.com" is not a web address.',
  ],
  ['no address', "  url: 'https://skye.example.com',\n", '', 'content/site.ts:4: url is missing.'],
  ['a missing brace', 'owner: {', 'owner: ', 'content/site.ts:'],
  [
    'the resume of another name',
    'Skye Sampleton',
    'Robin Example',
    'public/images/Skye_Sampleton_CV.pdf: is the resume of another name. Run "npm run resume", or delete the file.',
  ],
])('a build with %s stops with a plain sentence and no stack trace', (_, from, to, sentence) => {
  const project = copyProject('mistake');
  projects.push(project);
  const file = join(project, 'content/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  let said = '';
  try {
    execFileSync(resolve('node_modules/.bin/vite'), ['build'], { cwd: project, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    said = `${stdout}${stderr}`;
  }
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n\s+at /);
});

test('a photo from a camera becomes pictures of the right shape, whatever its name', async () => {
  const project = copyProject('photo');
  projects.push(project);
  const pages = join(project, 'content/pages');
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#88a' } })
    .jpeg()
    .toFile(join(pages, 'Me at Zoë’s.JPG'));
  const about = join(pages, 'about.mdx');
  writeFileSync(about, readFileSync(about, 'utf8').replace('portrait.svg', 'Me at Zoë’s.JPG'));
  const out = buildSite({ project, out: join(project, 'dist') });
  const sizes = filesIn(out).flatMap((file) => /images\/Me-at-Zo-s-[\w-]{8}-(\d+x\d+)\.avif$/.exec(file)?.[1] ?? []);
  expect(sizes).toContain('750x900'); // As much of it as the frame of 5:6 shows.
  expect(brokenLinks(out)).toEqual([]);
});
