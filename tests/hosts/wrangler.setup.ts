import { test } from '@playwright/test';
import { installWrangler } from '../../tools/owner/wrangler.ts';

test('download wrangler, which starts workerd', () => {
  test.setTimeout(600_000); // The first time, on a slow connection.
  installWrangler();
});
