import type { Theme } from '#schema';
import { figure, measuredPairs } from '../../../engine/theme/measured-pairs.ts';

/** The list of docs/accessibility.md: one line for each colour in front, with what it stands on and the ratios by day and by night. */
export function contrastTable(theme: Theme): string {
  const lines = new Map<string, string[]>();
  for (const { pair, light, dark } of measuredPairs(theme)) {
    const front = `- \`${pair.front}\`, needs ${pair.need}, on`;
    lines.set(front, [...(lines.get(front) ?? []), `\`${pair.back}\` ${figure(light.ratio)}/${figure(dark.ratio)}`]);
  }
  return [...lines].map(([front, backs]) => `${front} ${backs.join(', ')}`).join('\n');
}

/** Finds the list in the document, between two comments. */
export const TABLE_PLACE = /(?<=<!-- contrast: npm run generate contrast -->\n\n)[\s\S]*?(?=\n\n<!-- \/contrast -->)/;
