import { expect, type Page, test } from '@playwright/test';
import { openFully } from '../../support/a11y/page-states.ts';
import { outsideBrackets } from '../../support/owners/pseudo-translation.ts';
import { open } from '../../support/page/app.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';
import { SITES, serve } from '../../support/sites/sites.ts';

test.describe.configure({ mode: 'default' }); // In one worker, so that one server is started.
let host: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  host = await serve(SITES.pseudo.dist);
});
test.afterAll(() => host.close());

/** Every text in a part of a page that a person sees or hears: text, names, descriptions, metadata in the head. Code is left out. */
function textsOf(page: Page, part: string): Promise<[where: string, text: string][]> {
  return page.evaluate((selector) => {
    const TEXT_ATTRIBUTE = /^(alt|title|label|placeholder|aria-(label|roledescription|description|valuetext))$/;
    const IN_HEAD = '[name=description], [name=keywords], [property$=title], [property$=description], [property$=alt]';
    const elements = [...document.querySelectorAll(`${selector}, ${selector} *`)].filter(
      (element) => !element.closest('script, style, code'),
    );
    const textNodes = elements.flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
    const names = elements.flatMap((element) => [...element.attributes].filter(({ name }) => TEXT_ATTRIBUTE.test(name)));
    const head = [...document.querySelectorAll<HTMLMetaElement>(IN_HEAD)];
    const texts: [string, string][] = [
      ...textNodes.map((node): [string, string] => [node.parentElement?.tagName ?? '', node.nodeValue ?? '']),
      ...names.map(({ name, value }): [string, string] => [name, value]),
      ...head.map(({ content }): [string, string] => ['meta', content]),
    ];
    return texts.filter(([, text]) => text.trim() !== '');
  }, part);
}

async function expectBracketsOnly(page: Page, what: string, part = 'html'): Promise<void> {
  const texts = await textsOf(page, part);
  expect(texts.length).toBeGreaterThan(20);
  expect(
    texts.filter(([, text]) => outsideBrackets(text).length > 0),
    what,
  ).toEqual([]);
}

test('OWN-02 with all content in brackets, no text outside brackets is seen or heard on any page', async ({ page }) => {
  for (const route of [...ALL_PAGES.map((page) => page.route), '/kitchen-sink']) {
    await openFully(page, host.origin + route);
    await expectBracketsOnly(page, route);
    for (const button of await page.locator('.demo button:visible').all()) {
      if (await button.isEnabled()) await button.press('Enter');
      await expectBracketsOnly(page, `${route} after a press`, '.demo');
    }
  }
});

test('OWN-02 the alert, the console message and the changed button labels come from the content', async ({ page }) => {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    return dialog.accept();
  });
  page.on('console', (message) => messages.push(message.text()));
  await open(page, `${host.origin}/contact`);
  for (const writes of [true, false]) {
    await page.evaluate((isAllowed) => {
      navigator.clipboard.writeText = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('no')));
    }, writes);
    await page.locator('button.mail-pill').click();
  }
  await page.locator('.drag').click();
  await expect.poll(() => messages).toHaveLength(2);
  for (const message of messages) expect(message).toMatch(/^⟦.*⟧$/);
  await expectBracketsOnly(page, 'after the presses');
  await open(page, `${host.origin}/`);
  for (const button of await page.locator('.carousel-button, .dark-mode-toggle').all()) {
    await button.click();
    await expectBracketsOnly(page, 'home after a press');
  }
});
