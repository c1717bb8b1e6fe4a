import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import resume from '../../content/resume.json' with { type: 'json' };
import { site } from '../../content/site.ts';
import { open } from '../support/app.ts';

const FILE = `${site.owner.name.replaceAll(' ', '_')}_CV`;
const sheet = (page: Page) => page.locator('a.sheet');

test('the resume picture links to a PDF that is saved under the name {name}_CV', async ({ page }) => {
  await open(page, '/resume');
  await expect
    .poll(() =>
      sheet(page)
        .locator('img')
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await expect(sheet(page)).toHaveAttribute('href', `/images/${FILE}.pdf`);
  const download = page.waitForEvent('download');
  await sheet(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${FILE}`));
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a Click to download tooltip follows the mouse over the resume picture, and hides on leave', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'Tooltips are for pointers.');
  await open(page, '/resume');
  const tooltip = page.locator('.cursor-tooltip');
  const box = (await sheet(page).boundingBox()) as { x: number; y: number };
  await page.mouse.move(box.x + 120, box.y + 120);
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText('Click to download');
  await page.mouse.move(box.x + 320, box.y + 220);
  await expect.poll(async () => Math.round((await tooltip.boundingBox())?.x ?? 0)).toBe(Math.round(box.x + 320 + 22));
  await page.mouse.move(2, 2);
  await expect(tooltip).toBeHidden();
});

test('a text version of the same resume stands in a disclosure', async ({ page }) => {
  await open(page, '/resume');
  await page.getByText('Text version').click();
  const text = page.locator('.resume-text');
  for (const { name, position, highlights } of resume.work) {
    for (const words of [name, position, ...highlights]) await expect(text).toContainText(words);
  }
  for (const skill of resume.skills.flatMap(({ keywords }) => keywords)) await expect(text).toContainText(skill);
});
