import { expect, type Page, test } from '@playwright/test';
import { appReady, browserErrors, expectHeading, holdFiles, navLink } from '../../support/page/app.ts';
import { HOME } from '../../support/sites/pages.ts';

/** What password managers, dark-mode and grammar extensions do to a page. */
const decorate = () => {
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  document.body.setAttribute('data-gr-ext-installed', '');
  document.head.append(Object.assign(document.createElement('meta'), { name: 'darkreader', content: 'x' }));
  document.body.prepend(Object.assign(document.createElement('div'), { id: 'extension-bar', textContent: 'Save this password?' }));
  document.body.append(document.createElement('grammarly-desktop-integration'));
  for (const control of document.querySelectorAll('a, button')) control.setAttribute('data-extension-seen', 'true');
};

/** What a translation tool does: it replaces each text node with an element that contains the new text. */
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

/** React logs that text differs from what it expects, and renders it again. This is expected after a translation. */
const isHydrationError = (text: string) => /Minified React error #(418|423|425)/.test(text);

async function useSite(page: Page): Promise<void> {
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
  test(`REL-05 everything works if ${tool} changes the page, before the app starts or while it runs`, async ({ page }) => {
    const found = browserErrors(page);
    const release = await holdFiles(page, /\/assets\/hashed\/(?!loader).*\.js$/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(change);
    release();
    await appReady(page);
    await useSite(page);
    expect(found.splice(0).filter((text) => !isExpected(text))).toEqual([]);

    await page.evaluate(change);
    await useSite(page);
    expect(found).toEqual([]);
  });
}
