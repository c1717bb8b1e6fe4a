import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type FolderHost, writeHostFolder } from '../../../../engine/hosts/host-folder.ts';
import { addOwnerFiles, copySite } from './site-copy.ts';

interface WorkerFixtures {
  /** The folder that the build command of a host makes, in a temporary place; made once for all tests of the worker. */
  folderOf: (host: FolderHost, kind?: 'site' | 'preview') => string;
}

export const test = base.extend<object, WorkerFixtures>({
  folderOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this parameter which fixtures are needed.
    async ({}, use) => {
      const root = copySite('folders');
      addOwnerFiles(root);
      const made = new Set<string>();
      await use((host, kind = 'site') => {
        const to = join(root, `${host}-${kind}`);
        if (!made.has(to)) writeHostFolder(host, { dist: join(root, 'dist'), to, isPreview: kind === 'preview' });
        made.add(to);
        return to;
      });
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
