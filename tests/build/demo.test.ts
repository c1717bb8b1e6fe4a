import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoNote } from '../../content/demo.ts';
import { buildSite, temporaryFolder } from '../support/build-site.ts';
import { DIST, documentsIn, filesIn } from '../support/dist.ts';

const folder = temporaryFolder('demo');
afterAll(() => rmSync(folder, { recursive: true }));

test('a site that is published with its samples on purpose says on every page that it is a demo', () => {
  const out = buildSite({ out: join(folder, 'dist'), env: { DEMO: '1' } });
  for (const { file, html } of documentsIn(out)) expect(html, file).toContain(demoNote);
});

test('any other build does not carry the note, not even in its scripts', () => {
  for (const file of filesIn(DIST).filter((name) => /\.(html|js)$/.test(name)))
    expect(readFileSync(join(DIST, file), 'utf8'), file).not.toContain(demoNote);
});
