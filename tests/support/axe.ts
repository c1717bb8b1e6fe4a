import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In forced colours the visitor's palette decides: axe compares it with colours that nobody sees. */
export const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced'];

/** What axe finds wrong in a part of a page, one line each. */
export async function axeProblems(page: Page, part: string, ...without: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).withTags(TAGS).disableRules(without).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`));
}
