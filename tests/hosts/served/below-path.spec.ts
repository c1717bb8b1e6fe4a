import { expect, test } from '@playwright/test';
import { contact } from '../../../sample/pages/contact.ts';
import { browserErrors } from '../../support/page/app.ts';
import { serve } from '../../support/sites/serve.ts';
import { SITES } from '../../support/sites/sites.ts';
import { walk } from '../support/walk.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('REL-20 the walk through everything passes on a site published below a path', { tag: '@long' }, async ({ page }) => {
  const { dist, base } = SITES.belowPath;
  const host = await serve(dist, base);
  const found = browserErrors(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await walk(page, host.origin + base.slice(0, -1));
  await expect.poll(() => alerts).toEqual([contact.copied]);
  expect(found).toEqual([]);
  await host.close();
});
