import { existsSync, rmSync } from 'node:fs';
import { createBuilder, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/sites/build-site.ts';

/** Replaces the app by one page that cannot be rendered, so that the build takes no time. */
const brokenApp: Plugin = {
  name: 'broken-app',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/src/app/main.tsx')) return 'export {}';
    if (!id.endsWith('/src/app/prerender.tsx')) return undefined;
    return "export const routes = ['/']; export const renderDocument = () => { throw new Error('planted'); };";
  },
};

test('a build whose page cannot be rendered leaves no temporary folder behind', async () => {
  const out = temporaryFolder('failed-build');
  const builder = await createBuilder({ logLevel: 'silent', plugins: [brokenApp], build: { outDir: out, emptyOutDir: true } });
  await expect(builder.buildApp()).rejects.toThrow('planted');
  expect(existsSync(`.cache/prerender-${process.pid}`)).toBe(false);
  rmSync(out, { recursive: true });
});
