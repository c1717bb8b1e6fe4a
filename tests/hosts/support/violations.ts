import type { Page } from '@playwright/test';

/** Broken rules of the policy, as the browser itself reports them, on every page that opens in this tab. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { reportViolation(text: string): void }).reportViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  return found;
}
