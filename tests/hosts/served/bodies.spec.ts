import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { CONTENT_TYPES } from '../../../deploy/content-types.ts';
import { DIST } from '../../support/dist.ts';
import { FILE_PATHS, ONE_OF_EACH_KIND } from '../support/published.ts';

/** The answer as it goes over the wire, which is what a visitor pays for. */
function wire(url: string, encoding: string): Promise<{ encoding?: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'] ?? '', body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

test('every kind of file is served as what it is', async ({ request }) => {
  expect(ONE_OF_EACH_KIND.length).toBeGreaterThan(10);
  for (const path of ONE_OF_EACH_KIND) {
    const kind = extname(path).slice(1) as keyof typeof CONTENT_TYPES;
    expect((await request.get(path)).headers()['content-type'], path).toBe(CONTENT_TYPES[kind]);
  }
});

test('text goes out compressed: with the very bytes of the build, or by the edge itself', async ({ baseURL }, { project }) => {
  const script = FILE_PATHS.find((path) => path.startsWith('/assets/react-')) ?? '';
  for (const [path, file] of [
    ['/', '/index.html'],
    ['/about', '/about.html'],
    [script, script],
  ]) {
    for (const [encoding, kind] of [
      ['br', 'br'],
      ['gzip', 'gz'],
    ]) {
      const answer = await wire(`${baseURL}${path}`, encoding ?? '');
      expect(answer.encoding, path).toBe(encoding);
      const built = readFileSync(`${DIST}${file}.${kind}`);
      if (project.name === 'workerd') expect(answer.body.length, path).toBeLessThan(readFileSync(`${DIST}${file}`).length / 2);
      else expect(answer.body.equals(built), path).toBe(true);
    }
  }
});
