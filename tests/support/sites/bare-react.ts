import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const ROOT = 'tests/fixtures/bare-react';

/** The build that our scripts are compared with: React hydrating one element, with the same Vite. */
const BARE_REACT: InlineConfig = {
  root: ROOT,
  configFile: false,
  logLevel: 'silent',
  plugins: [react()],
  build: { modulePreload: { polyfill: false }, write: false },
};

/** Brotli bytes of React hydrating one element. Kept in a file, because they change only with a version or the source. */
export async function bareReactBytes(): Promise<number> {
  const versions = ['react-dom', 'vite', '@vitejs/plugin-react'].map((name) => readFileSync(`node_modules/${name}/package.json`));
  const sources = ['index.html', 'main.tsx'].map((file) => readFileSync(`${ROOT}/${file}`));
  const key = [...versions, ...sources].reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex');
  const kept = `.cache/bare-react/${key}`;
  try {
    return Number(readFileSync(kept, 'utf8'));
  } catch {
    const { output } = await buildBareReact();
    const bytes = output.reduce((sum, { code }) => sum + (code ? brotliCompressSync(code).length : 0), 0);
    mkdirSync(dirname(kept), { recursive: true });
    // The other worker may look for it at this moment: it must not find an empty file.
    const unfinished = `${kept}-${process.pid}`;
    writeFileSync(unfinished, String(bytes));
    renameSync(unfinished, kept);
    return bytes;
  }
}

/** Always uses React's production build, whatever NODE_ENV this process had before. */
async function buildBareReact(): Promise<{ output: { code?: string }[] }> {
  const { build } = await import('vite');
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return (await build(BARE_REACT)) as unknown as { output: { code?: string }[] };
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
