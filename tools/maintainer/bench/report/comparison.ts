import { figuresOf, type Pages } from './results.ts';
import { kilobytes, seconds, table } from './table.ts';

const FIGURES = [
  { name: 'FCP s', key: 'fcpMs', show: seconds },
  { name: 'LCP s', key: 'lcpMs', show: seconds },
  { name: 'TBT ms', key: 'tbtMs', show: Math.round },
  { name: 'JS kB', key: 'scriptBytes', show: kilobytes },
] as const;

/** Each page of another build and of ours; the baselines of the same run have no other build. */
export function comparisonTable(pages: Pages): string {
  const bareReact = figuresOf(pages, 'bare React');
  const rows = Object.entries(pages)
    .filter(([name]) => !name.startsWith('before '))
    .map(([name, now]) => {
      const before = pages[`before ${name}`];
      const cells = FIGURES.flatMap(({ key, show }) => [before ? show(before[key]) : '–', show(now[key]), ratio(now[key], before?.[key])]);
      return [name, ...cells, ratio(now.scriptBytes, bareReact.scriptBytes)];
    });
  return table(['page', ...FIGURES.flatMap(({ name }) => [`${name} before`, 'now', '×']), 'JS × bare React'], rows);
}

const ratio = (now: number, before?: number) => (before ? (now / before).toFixed(2) : '–');
