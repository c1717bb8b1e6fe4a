import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createLogger, type LogLevel } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureDirectives } from '../../../engine/pictures/picture-directives.ts';
import { cutsOf } from '../../../engine/pictures/picture-files.ts';
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

/** The lines that a build logs about its pictures. */
async function told(logLevel: LogLevel, environment: 'client' | 'ssr' = 'client'): Promise<string[]> {
  const lines: string[] = [];
  const options = {
    cache: { dir: join(root, 'cache') },
    defaultDirectives: pictureDirectives,
    extendOutputFormats: (formats: object) => ({ ...formats, cuts: cutsOf }),
  };
  await build({
    root,
    configFile: false,
    logLevel,
    customLogger: createLogger('silent'),
    plugins: [picturePlugin(options, { write: (line) => lines.push(line) })],
    build: { write: false, ssr: environment === 'ssr', rolldownOptions: { input: join(root, 'main.js') } },
  });
  return lines;
}

/** Picture and note of each line but the last, sorted, because the bundler finds the pictures in any order. */
const notes = (lines: string[]) =>
  lines
    .slice(0, -1)
    .map((line) => line.split(', ').slice(1).join(', '))
    .sort();

test('a build tells which pictures it made and which it took from the cache', async () => {
  const first = await told('info');
  expect(notes(first)).toEqual(['pages/sea.png?face, new\n', 'sand.png?face, new\n']);
  expect(first.at(-1)).toContain('Pictures: 2 done, 2 new, in ');

  await sharp({ create: { ...SAND, background: '#ffffff' } })
    .png()
    .toFile(join(root, 'sand.png'));
  expect(notes(await told('info'))).toEqual(['pages/sea.png?face, from the cache\n', 'sand.png?face, new\n']);
});

test('a build that is to be silent tells nothing of its pictures', async () => {
  expect(await told('warn')).toEqual([]);
});

test('only the build for browsers tells of its pictures', async () => {
  expect(await told('info', 'ssr')).toEqual([]);
});
