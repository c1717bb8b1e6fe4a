import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureFrame } from '../content/figures/frame-schema.ts';
import { type Figures, figureSchemas } from '../content/figures/schema.ts';
import { caseStudyFile, caseStudySlugs } from './case-studies.ts';

export const FIGURES = 'content/figures.ts';
export const figureFile = (name: string) => `content/figures/${name}.ts`;

/** The name of every figure that there is. */
export const FIGURE_NAMES = Object.keys(figureSchemas) as (keyof typeof figureSchemas)[];

const PLACED = /<Figure\s+name="([^"]*)"/g;

/** The names of the figures that stand among the words of a case study, right or wrong. */
export const figuresAmong = (words: string) => [...words.matchAll(PLACED)].map(({ index, 1: name = '' }) => ({ index, name }));

/** The figures that some case study shows: the words of all others are nobody's business. */
export function usedFigures(root: string): typeof FIGURE_NAMES {
  const files = caseStudySlugs(root).map((slug) => join(root, caseStudyFile(slug)));
  const names = files.filter((file) => existsSync(file)).flatMap((file) => figuresAmong(readFileSync(file, 'utf8')));
  return FIGURE_NAMES.filter((known) => names.some(({ name }) => name === known));
}

/** The words of the figures that are shown, and what they share. */
export interface FigureWords extends Figures {
  frames: Record<string, FigureFrame>;
}

/** The figures of one case study as its module spells them: the first frame at once, what works only on demand. */
export function figureExport({ repository, labels, frames }: FigureWords, words: string): string {
  const names = [...new Set(figuresAmong(words).map(({ name }) => name))];
  const imports = names.map((name, index) => `import { Frame as Frame${index} } from "/src/figures/${name}/frame.tsx";`);
  const entries = names.map((name, index) => {
    const { source, how, ...frame } = frames[name] as FigureFrame;
    const text = JSON.stringify({ ...frame, how: how.join(' '), sourceAddress: `${repository}/${source}`, labels });
    return `${JSON.stringify(name)}: { frame: ${text}, Frame: Frame${index}, load: () => import("/src/figures/${name}/${name}.tsx") }`;
  });
  return [...imports, `export const figures = { ${entries.join(',\n')} };`].join('\n');
}
