import { test } from '@playwright/test';
import { buildSites } from '../../support/sites/build-sites.ts';

test('build the sites of the owners', async () => {
  test.setTimeout(600_000); // Pictures that were never encoded take a minute, longer on a busy machine.
  await buildSites(['demanding', 'pseudo']);
});
