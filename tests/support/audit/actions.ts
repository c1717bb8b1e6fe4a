import type { Page } from '@playwright/test';

interface Noted {
  actions: string[];
}

/** In all documents opened from now on, records what scripts ask of the browser or the network, instead of doing it. */
export async function noteActions(page: Page): Promise<void> {
  page.on('dialog', (dialog) => dialog.accept());
  await page.addInitScript(() => {
    const actions: string[] = [];
    Object.assign(window, { actions });
    const record = (name: string) => () => {
      actions.push(name);
      return Promise.resolve();
    };
    Object.assign(window, { fetch: record('fetch'), open: record('open') });
    Object.assign(navigator, { sendBeacon: record('beacon'), share: record('share') });
    XMLHttpRequest.prototype.send = record('xhr');
    navigator.clipboard.writeText = (text) => {
      actions.push(`clipboard: ${text}`);
      return Promise.resolve();
    };
  });
}

/** Presses every button of the page, and returns what scripts have asked for. */
export async function actionsOfButtons(page: Page): Promise<string[]> {
  for (const button of await page.getByRole('button').all()) await button.evaluate((element: HTMLElement) => element.click());
  return page.evaluate(() => (window as unknown as Noted).actions);
}
