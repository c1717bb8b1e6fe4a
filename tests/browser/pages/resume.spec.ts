import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SAMPLE } from '../../support/owners/sample.ts';
import { open } from '../../support/page/app.ts';

const FILE = `${SAMPLE.owner.name.replaceAll(' ', '_')}_CV`;

test('the resume picture links to a PDF that is downloaded as {name}_CV', { tag: '@§2.40' }, async ({ page }) => {
  await open(page, '/resume');
  const picture = page.locator('a.resume-image');
  await expect(picture.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(picture).toHaveAttribute('href', `/images/${FILE}.pdf`);
  const download = page.waitForEvent('download');
  await picture.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${FILE}`));
  const start = readFileSync(await file.path()).subarray(0, 5);
  expect(start.toString()).toBe('%PDF-');
});

test('the resume is also there as text, which is always open on a phone, where the picture is too small to read', async ({ page }) => {
  await open(page, '/resume');
  const text = page.locator('.resume-text');
  await expect(text).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(text).toBeVisible();
  await expect(page.locator('summary'), 'there is no toggle').toBeHidden();
  await page.setViewportSize({ width: 561, height: 844 });
  await page.getByText('Text version').click();
  await expect(text).toBeVisible();
});
