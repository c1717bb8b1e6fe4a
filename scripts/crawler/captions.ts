import { labels } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import type { Measured, Site } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';

const { sites } = labels;
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const line = (x: number, y: number, text: string, look = '') => `<text x="${x}" y="${y}"${look}>${text}</text>`;

/** What was measured, as lines in the drawing that stands in the page before the figure works. */
function captionsOf({ stillMs, ...pages }: Record<Site, Measured> & { stillMs: number }): string {
  const column = (site: Site, x: number) => {
    const { words, bytes, times } = pages[site];
    return [
      line(x, 28, sites[site], ' font-weight="650"'),
      line(x, 328, `${words.response} words`, ' font-size="34" font-weight="650" font-family="var(--font-display)"'),
      line(x, 362, `in the first ${bytes.response} bytes`),
      line(x, 392, `first word: ${inSeconds(times.wordMs)}`),
    ];
  };
  const lines = [...column('client', 120), line(240, 172, `at ${inSeconds(stillMs)}`), ...column('server', 360)];
  return `<g id="captions" fill="var(--ink)" font-size="19" text-anchor="middle">\n${lines.join('\n')}\n</g>`;
}

/** The drawing of the figure with these captions in the place of its old ones. */
export const withCaptions = (drawing: string, measured: Parameters<typeof captionsOf>[0]) =>
  drawing.replace(/<g id="captions"[\s\S]*?<\/g>/, captionsOf(measured));
