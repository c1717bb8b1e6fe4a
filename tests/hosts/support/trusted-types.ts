import type { Page } from '@playwright/test';

/** The ways to make markup or code of a text, each with whether the browser refuses it. */
export function refusedTexts(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(async () => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } };
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<b>text</b>' }),
      'script source': () => Object.assign(document.createElement('script'), { src: '/assets/none.js' }),
      'document.write': () => document.write('<b>text</b>'),
      // biome-ignore lint/security/noGlobalEval: the test is that it is refused.
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
    // What a test tool evaluates may break the policy; what the page's own task runs may not.
    await scheduler.postTask(() => {});
    return Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, isRefused(attempt)]));
  });
}
