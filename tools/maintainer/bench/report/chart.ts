import type { Results } from './results.ts';

const ROW = 44;
const LEFT = 150;
const WIDTH = 720;
const BAR = 13;
const STYLE = `
  text { font: 15px system-ui, sans-serif; fill: #1f2937 }
  .first { fill: #1d6fb8 } .largest { fill: #b3700a } .axis { stroke: #94a3b8 }
  @media (prefers-color-scheme: dark) { text { fill: #e5e7eb } .first { fill: #6cb8f0 } .largest { fill: #f0b84a } .axis { stroke: #64748b } }`;

/** First and largest paint of each page beside the two limits, as bars; readable on light and on dark ground. */
export function chart({ pages }: Pick<Results, 'pages'>): string {
  const rows = Object.entries(pages);
  const longest = Math.max(...rows.map(([, { lcpMs }]) => lcpMs));
  const scale = (ms: number) => Math.round((ms / longest) * (WIDTH - LEFT - 80));
  const height = rows.length * ROW + 50;
  const bars = rows.map(([name, { fcpMs, lcpMs }], index) => {
    const top = 40 + index * ROW;
    const bar = (kind: string, ms: number, y: number) =>
      `<rect class="${kind}" x="${LEFT}" y="${y}" width="${scale(ms)}" height="${BAR}" rx="3"/><text x="${LEFT + scale(ms) + 8}" y="${y + 12}">${(ms / 1000).toFixed(2)} s</text>`;
    return `<text x="${LEFT - 12}" y="${top + 20}" text-anchor="end">${name === '/' ? 'home' : name}</text>${bar('first', fcpMs, top)}${bar('largest', lcpMs, top + BAR + 3)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="First and largest paint of each page, in seconds">
<style>${STYLE}
</style>
<rect class="first" x="${LEFT}" y="10" width="12" height="12" rx="3"/><text x="${LEFT + 18}" y="21">first paint</text>
<rect class="largest" x="${LEFT + 130}" y="10" width="12" height="12" rx="3"/><text x="${LEFT + 148}" y="21">largest paint</text>
<path class="axis" d="M${LEFT - 4} 34v${height - 40}"/>
${bars.join('\n')}
</svg>
`;
}
