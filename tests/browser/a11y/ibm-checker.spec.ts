import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { countStates, MODES, openWhole, switchTo, widen } from '../../support/a11y/page-states.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

// Only the engine, not IBM's full tool: that installs a second browser and downloads its rules from the network.
const ENGINE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8');

/** Only what the engine reports as a failure, one line for each element. docs/accessibility.md covers what it asks a person to review. */
async function ibmViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ENGINE);
  return page.evaluate(async () => {
    const { ace } = window as unknown as { ace: { Checker: typeof Checker } };
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    if (results.length < 100) throw new Error(`Only ${results.length} results: the engine did not run.`);
    const isScroller = (node: Node) => node instanceof Element && node.matches('.table, .code > pre');
    return (
      results
        .filter(({ value }) => value[1] === 'FAIL')
        // Wide code and tables get the focus, so that arrow keys scroll them. The engine allows that only while they are wider than the screen.
        .filter(({ ruleId, node }) => ruleId !== 'element_tabbable_role_valid' || !isScroller(node))
        .map(({ ruleId, message, path }) => `${ruleId}: ${path.dom}: ${message}`)
    );
  });
}

for (const { route } of ALL_PAGES) {
  // Home has the most kinds of parts, so `npm run check` looks at it. `npm run check:long` looks at all pages.
  const tag = route === '/' ? [] : ['@long'];

  test(`A11Y-01 IBM’s accessibility engine finds nothing wrong with ${route} in either mode`, { tag }, async ({ page }, info) => {
    countStates(info, 'IBM’s engine', MODES.length * 2);
    await openWhole(page, route);
    for (const mode of MODES) {
      await switchTo(page, mode);
      for (const width of [320, 1440]) {
        await widen(page, width);
        expect.soft(await ibmViolations(page), `${mode}, ${width} px`).toEqual([]);
      }
    }
  });
}
