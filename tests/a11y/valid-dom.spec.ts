import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { countStates } from '../support/page-states.ts';
import { ALL_PAGES } from '../support/pages.ts';
import { htmlErrors } from '../support/valid-html.ts';

test('A11Y-18 every page is valid HTML once the app has taken over', async ({ page }, info) => {
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
    expect.soft(await htmlErrors(html, 'hydrated'), route).toEqual([]);
  }
  countStates(info, 'html-validate', ALL_PAGES.length);
});

test('A11Y-10 a word of te reo Māori, known by its macrons, is marked as such wherever it stands', async ({ page }) => {
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    const unmarked = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (/[āēīōū]/i.test(textContent ?? '') && !parentElement?.closest('[lang=mi], script')) found.push(textContent);
      }
      return found;
    });
    expect(unmarked, route).toEqual([]);
  }
});
