import { expect, test } from '@playwright/test';

test('SEC-07 Trusted Types are enforced: no text becomes markup or code, and no policy can be made to allow it', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(async () => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } };
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<b>text</b>' }),
      'script source': () => Object.assign(document.createElement('script'), { src: '/assets/none.js' }),
      'document.write': () => document.write('<b>text</b>'),
      // biome-ignore lint/security/noGlobalEval: the test is that it is refused.
      eval: () => window.eval('1'),
      policy: () => trustedTypes.createPolicy('any', {}),
    };
    // What a test tool evaluates may break the policy; what the page's own timer runs may not.
    await new Promise((resolve) => setTimeout(resolve));
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return false;
      } catch (error) {
        return error instanceof TypeError || error instanceof EvalError;
      }
    });
  });
  expect(refused).toEqual(['innerHTML', 'script source', 'document.write', 'eval', 'policy']);
});
