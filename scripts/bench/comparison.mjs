import { kilobytes, seconds, table } from './table.mjs';

const FIGURES = [
  { name: 'FCP s', key: 'fcpMs', show: seconds },
  { name: 'LCP s', key: 'lcpMs', show: seconds },
  { name: 'TBT ms', key: 'tbtMs', show: Math.round },
  { name: 'JS kB', key: 'scriptBytes', show: kilobytes },
];

/** Each page of another build and of ours; the baselines of the same run have no other build. */
export function comparisonTable(pages) {
  const bareReact = pages['bare React'];
  const rows = Object.keys(pages)
    .filter((name) => !name.startsWith('before '))
    .map((name) => {
      const [before, now] = [pages[`before ${name}`], pages[name]];
      const cells = FIGURES.flatMap(({ key, show }) => [before ? show(before[key]) : '–', show(now[key]), ratio(now[key], before?.[key])]);
      return [name, ...cells, ratio(now.scriptBytes, bareReact.scriptBytes)];
    });
  return table(['page', ...FIGURES.flatMap(({ name }) => [`${name} before`, 'now', '×']), 'JS × bare React'], rows);
}

const ratio = (now, before) => (before ? (now / before).toFixed(2) : '–');
