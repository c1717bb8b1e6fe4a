import { expect, test } from '@playwright/test';
import { complaints } from '../../support/app.ts';
import { violations } from '../support/violations.ts';
import { walk } from '../support/walk.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('SEC-02 a walk through everything breaks no rule of the policy and leaves the console clean', async ({ page }) => {
  test.setTimeout(60_000);
  const broken = await violations(page);
  const found = complaints(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await walk(page);
  console.log(`SEC-02 ${broken.length} violations of the policy, ${found.length} complaints of the browser`);
  expect(alerts).toEqual(['Copied!']);
  expect(broken).toEqual([]);
  expect(found).toEqual([]);
  // A broken rule is noticed when there is one.
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example.com/a.png' })));
  await expect.poll(() => broken).toEqual(['img-src https://elsewhere.example.com/a.png']);
});
