import { expect, type Page, test } from '@playwright/test';
import { appReady, browserErrors, expectHeading, holdFiles, navLink } from '../../support/page/app.ts';
import { HOME } from '../../support/sites/pages.ts';

/** What password managers, dark-mode and grammar tools do to a page, before or after the app has started. */
const decorate = () => {
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  document.body.setAttribute('data-gr-ext-installed', '');
  document.head.append(Object.assign(document.createElement('meta'), { name: 'darkreader', content: 'x' }));
  document.body.prepend(Object.assign(document.createElement('div'), { id: 'extension-bar', textContent: 'Save this password?' }));
  document.body.append(document.createElement('grammarly-desktop-integration'));
  for (const control of document.querySelectorAll('a, button')) control.setAttribute('data-extension-seen', 'true');
};

/** What a translation tool does: it replaces each text by an element with other words in it. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text.textContent ?? '');
  }
};

/** React logs that texts differ from what it expects, and renders them again. After a translation this is expected. */
const isHydrationError = (text: string) => /Minified React error #(418|423|425)/.test(text);

async function walk(page: Page): Promise<void> {
  const root = page.locator('html');
  const mode = (await root.getAttribute('data-theme')) ?? '';
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(root).not.toHaveAttribute('data-theme', mode);
  await navLink(page, 'CONTACT').click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  await page.locator('.drag').click();
  await expectHeading(page, 'Get in touch (Oops, not here! Try again)');
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, 'More about me');
  await page.goBack();
  await page.goBack();
  await expectHeading(page, HOME.heading);
}

for (const [tool, change, isExpected] of [
  ['an extension', decorate, () => false],
  ['a translation', translate, isHydrationError],
] as const) {
  test(`REL-05 ${tool} changes the page before the app starts and while it runs: everything works`, async ({ page }) => {
    const found = browserErrors(page);
    const release = await holdFiles(page, /\/assets\/hashed\/(?!loader).*\.js$/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(change);
    release();
    await appReady(page);
    await walk(page);
    expect(found.splice(0).filter((text) => !isExpected(text))).toEqual([]);

    await page.evaluate(change);
    await walk(page);
    expect(found).toEqual([]);
  });
}
