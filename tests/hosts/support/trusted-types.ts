import type { Page } from '@playwright/test';

/** The ways to turn a text into markup or code, each with whether the browser refuses it. */
export function refusedTexts(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(async () => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } };
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<b>text</b>' }),
      'script source': () => Object.assign(document.createElement('script'), { src: '/assets/none.js' }),
      'document.write': () => document.write('<b>text</b>'),
      // biome-ignore lint/security/noGlobalEval: the test checks that it is refused.
      eval: () => window.eval('1'),
      policy: () => trustedTypes.createPolicy('any', {}),
    };
    const isRefused = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError || error instanceof EvalError;
      }
    };
    // The policy does not apply to code that Playwright evaluates, so the rest runs in a task of the page.
    await scheduler.postTask(() => {});
    return Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, isRefused(attempt)]));
  });
}
