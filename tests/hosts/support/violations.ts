import type { Page } from '@playwright/test';

/** Collects the violations of the security policy that the browser reports on every page in this tab. */
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
