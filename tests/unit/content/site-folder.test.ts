import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderNote, siteFolder } from '../../../engine/content/site-folder.ts';
import { temporaryFolder } from '../../support/sites/build-site.ts';

afterEach(() => vi.unstubAllEnvs());

test('the site is that of content/ if there is one, else that of the sample, and the build says which', () => {
  const project = temporaryFolder('site-folder');
  vi.stubEnv('SITE_FOLDER', '');
  expect(siteFolder(project)).toBe('sample');
  expect(folderNote('sample')).toBe('This is the site of sample/. "npm run setup" makes content/ for your own.');
  mkdirSync(join(project, 'content'));
  expect(siteFolder(project)).toBe('content');
  expect(folderNote('content')).toBe('This is the site of content/.');
  rmSync(project, { recursive: true });
});

test('OWN-01 whatever content/ there is, the engine is tested with the sample', () => {
  const project = temporaryFolder('site-folder');
  mkdirSync(join(project, 'content'));
  expect(siteFolder(project)).toBe('sample');
  rmSync(project, { recursive: true });
});
