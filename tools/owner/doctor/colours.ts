import type { Theme } from '#schema';
import type { CheckedSite } from '../../../engine/checks/check-content.ts';
import type { Mode } from '../../../engine/content/parse-theme.ts';
import { findColour } from '../../../engine/theme/colours.ts';
import { formatRatio, type Measured, measuredPairs } from '../../../engine/theme/contrast.ts';
import { nearestColour } from '../../../engine/theme/nearest-colour.ts';
import type { Pair } from '../../../engine/theme/pairs.ts';
import { COLOUR_NAMES } from '../../../schema/theme.ts';

/** Pairs of colours with too little contrast, in light or dark mode. */
export function colours({ files, parts: { theme } }: CheckedSite) {
  const { file = '', lineOf = () => 1 } = files.find(({ name }) => name === 'theme') ?? {};
  if (!theme || !resolves(theme)) return undefined; // The check of the content names what is wrong with them.
  const pairs = measuredPairs(theme);

  /** The rule to change, and the names to change in it: the dark rule if it sets one of the two colours, else the light rule. */
  const toChange = (mode: Mode, { front, back }: Pair): { rule: Mode; names: string[] } => {
    const inDark = mode === 'dark' ? [front, back].filter((name) => theme.dark[name] !== undefined) : [];
    return inDark.length > 0 ? { rule: 'dark', names: inDark } : { rule: 'light', names: [front, back] };
  };

  /** The nearest value that passes, of the first of these colours that has one. */
  const advice = (rule: Mode, names: string[]) => {
    for (const name of names) {
      const value = nearestColour(theme, rule, name);
      if (value) return ` The nearest ${name} that passes is ${value}.`;
    }
    return '';
  };

  const message = (pair: Pair, { front, back, ratio }: Measured, mode: Mode, when: string) => {
    const { rule, names } = toChange(mode, pair);
    const at = `${file}:${lineOf([rule, names[0] ?? ''])}`;
    const problem = `${pair.front} ${front} on ${pair.back} ${back} is ${formatRatio(ratio)}:1 ${when}, but needs ${pair.need}:1 (${pair.use}).`;
    return `${at}: ${problem}${advice(rule, names)}`;
  };

  const errors = pairs.flatMap(({ pair, light, dark }) => {
    const isSame = light.front === dark.front && light.back === dark.back;
    const [isLightLow, isDarkLow] = [light, dark].map(({ ratio }) => ratio < pair.need);
    return [
      ...(isLightLow ? [message(pair, light, 'light', isSame ? 'in both modes' : 'in light mode')] : []),
      ...(isDarkLow && !isSame ? [message(pair, dark, 'dark', 'in dark mode')] : []),
    ];
  });
  return { fine: `${pairs.length} pairs of colours have enough contrast, in light and dark mode`, errors, warnings: [] };
}

const resolves = (theme: Theme) => COLOUR_NAMES.every((name) => findColour(theme, 'light', name) && findColour(theme, 'dark', name));
