import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { browserErrors, expectHeading, open } from '../support/page/app.ts';
import { startDemos } from '../support/page/demos.ts';
import { ALL_PAGES } from '../support/sites/pages.ts';
import { buildSite, copyProject } from '../support/sites/project-copy.ts';
import { serve } from '../support/sites/sites.ts';

test('REL-05 the development build of React, which also compares attributes, reports no hydration error on any page', async ({ page }) => {
  const project = copyProject('hydration');
  await buildSite(project, { NODE_ENV: 'development' });
  const host = await serve(join(project, 'dist'));
  const found = browserErrors(page);
  for (const { route, heading } of ALL_PAGES) {
    await open(page, host.origin + route);
    await expectHeading(page, heading);
    await startDemos(page);
    expect(found, route).toEqual([]);
  }
  await host.close();
  rmSync(project, { recursive: true });
});
