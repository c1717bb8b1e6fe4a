import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const ROOT = 'bench/bare-react';

/** How the limit of our engine is built: React hydrating one element, by the same Vite. */
export const BARE_REACT: InlineConfig = {
  root: ROOT,
  configFile: false,
  logLevel: 'silent',
  plugins: [react()],
  build: { write: false, modulePreload: { polyfill: false } },
};

/** Brotli bytes of React hydrating one element. They are the same until a version or the source changes, so they are kept. */
export async function bareReactBytes(): Promise<number> {
  const versions = ['react-dom', 'vite', '@vitejs/plugin-react'].map((name) => readFileSync(`node_modules/${name}/package.json`));
  const sources = ['index.html', 'main.tsx'].map((file) => readFileSync(`${ROOT}/${file}`));
  const key = [...versions, ...sources].reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex');
  const kept = `.cache/bare-react/${key}`;
  try {
    return Number(readFileSync(kept, 'utf8'));
  } catch {
    const { output } = await buildForVisitors();
    const bytes = output.reduce((sum, { code }) => sum + (code ? brotliCompressSync(code).length : 0), 0);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, String(bytes));
    return bytes;
  }
}

/** Whatever ran in this process before: what visitors get is React's production build. */
async function buildForVisitors(): Promise<{ output: { code?: string }[] }> {
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
