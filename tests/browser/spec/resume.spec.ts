import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import owner from '../../../sample/owner.json' with { type: 'json' };
import resume from '../../../sample/resume.json' with { type: 'json' };
import { open } from '../../support/page/app.ts';

const FILE = `${owner.name.replaceAll(' ', '_')}_CV`;
const sheet = (page: Page) => page.locator('a.sheet');

test('the resume picture links to a PDF that is saved under the name {name}_CV, a Click to download tooltip follows the mouse over it and hides on leave, and a text version stands below', {
  tag: ['@§2.40', '@§2.41', '@§4.8'],
}, async ({ page }) => {
  await open(page, '/resume');
  await expect
    .poll(() =>
      sheet(page)
        .locator('img')
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);

  await test.step('the tooltip', async () => {
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

  await test.step('the download', async () => {
    await expect(sheet(page)).toHaveAttribute('href', `/images/${FILE}.pdf`);
    const download = page.waitForEvent('download');
    await sheet(page).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${FILE}`));
    const start = readFileSync(await file.path()).subarray(0, 5);
    expect(start.toString()).toBe('%PDF-');
  });

  await test.step('a text version of the same resume stands in a disclosure', async () => {
    await page.getByText('Text version').click();
    await expect(page.locator('.resume-text')).toBeVisible();
    const text = (await page.locator('.resume-text').innerText()).replace(/\s+/g, ' ');
    const told = resume.work.flatMap(({ name, position, highlights }) => [name, position, ...highlights]);
    for (const words of [...told, ...resume.skills.flatMap(({ keywords }) => keywords)]) expect.soft(text).toContain(words);
  });
});

test('on a phone, where nobody can read the picture, the text version is open, with scripts and without', {
  tag: ['@phone', '@phone-only'],
}, async ({ page, browser, baseURL }) => {
  await open(page, '/resume');
  await expect(page.locator('.resume-text')).toBeVisible();
  await expect(page.locator('summary'), 'nothing is left to press').toBeHidden();

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: page.viewportSize() });
  await plain.goto('/resume');
  await expect(plain.locator('.resume-text'), 'without scripts').toBeVisible();
  await plain.setViewportSize({ width: 561, height: 844 });
  await expect(plain.locator('.resume-text'), 'on a wider screen it opens when it is asked for').toBeHidden();
  await plain.locator('summary').click();
  await expect(plain.locator('.resume-text')).toBeVisible();
  await plain.close();
});
