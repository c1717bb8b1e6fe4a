import { test } from '@playwright/test';
import { buildSites } from '../../support/sites/build-sites.ts';

test('build the sites of the owners', async () => {
  test.setTimeout(600_000); // Encoding all pictures takes a minute, longer on a busy machine.
  await buildSites(['demanding', 'pseudo', 'newOwner']);
});
