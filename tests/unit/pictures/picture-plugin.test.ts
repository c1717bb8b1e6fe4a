import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { picturePlugin } from '../../../engine/pictures/picture-plugin.ts';

const root = mkdtempSync(join(realpathSync(tmpdir()), 'pictures-'));
const SEA = { width: 40, height: 40, channels: 3, background: '#205080' } as const;
const SAND = { ...SEA, background: '#e0c080' } as const;

beforeAll(async () => {
  mkdirSync(join(root, 'pages'));
  writeFileSync(
    join(root, 'main.js'),
    "export { default as sea } from './pages/sea.png?face';\nexport { default as sand } from './sand.png?face';",
  );
  await sharp({ create: SEA }).png().toFile(join(root, 'pages/sea.png'));
  await sharp({ create: SAND }).png().toFile(join(root, 'sand.png'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** What a build that shows only warnings prints. */
async function printed(): Promise<string[]> {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [picturePlugin({ cache: { dir: join(root, 'cache') } })],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  const lines = print.mock.calls.flat();
  print.mockRestore();
  return lines;
}

test('a build says once that encoding takes long, and says nothing if all pictures are in the cache', async () => {
  expect(await printed()).toEqual(['Encoding pictures: about a minute the first time.']);
  expect(await printed()).toEqual([]);
});
