import type { Content } from '../../../engine/content/content.ts';
import type { Mode } from '../../../engine/theme/colours.ts';
import { formatRatio, type Measured, measuredPairs } from '../../../engine/theme/contrast.ts';
import type { Pair } from '../../../engine/theme/pairs.ts';

/** Pairs of colours with too little contrast, in light or dark mode. */
export function colours(content: Content) {
  const { theme } = content;
  const { file, lineOf } = content.file('theme.css');
  const pairs = measuredPairs(theme);

  /** The line to change: in the dark rule if it sets one of the two colours, else in the light rule. */
  const line = (mode: Mode, { front, back }: Pair) => {
    const set = mode === 'dark' ? [front, back].find((name) => theme.dark[name] !== undefined) : undefined;
    return lineOf(set ? ['dark', set] : ['light', front]);
  };

  const message = (pair: Pair, { front, back, ratio }: Measured, mode: Mode, when: string) =>
    `${file}:${line(mode, pair)}: ${pair.front} ${front} on ${pair.back} ${back} is ${formatRatio(ratio)}:1 ${when}, but needs ${pair.need}:1 (${pair.use}).`;

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
