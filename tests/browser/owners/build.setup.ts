import { test } from '@playwright/test';
import { buildSites } from '../../support/sites/build-sites.ts';

test('build the sites of the owners', async () => {
  await buildSites(['demanding', 'pseudo']);
});
