import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Levels A, AA and AAA of WCAG 2.0 to 2.2, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * The only rules that are ever off, and only in forced colours: axe reads the text colour from `-webkit-text-fill-color`, where Chromium
 * reports the author's colour although it paints the system colour that the reader has chosen.
 */
const OFF_IN_FORCED_COLOURS = ['color-contrast', 'color-contrast-enhanced'];

/** The violations that axe finds on the page in its current state, or in a part of it, one line per element. */
export async function axeViolations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, values, offInForcedColours }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const off = matchMedia('(forced-colors: active)').matches ? offInForcedColours : [];
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const { violations } = await axe.run(part, { runOnly: { type: 'tag', values }, rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`));
    },
    { part, values: TAGS, offInForcedColours: OFF_IN_FORCED_COLOURS },
  );
}
