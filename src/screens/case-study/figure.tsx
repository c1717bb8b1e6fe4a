import { WorkingFigure } from '#src/figures/working-figure.tsx';
import { useCaseStudy } from './case-study-context.ts';

/** What `<Figure name="…" />` becomes in a case study: a piece of the project that works. */
export function Figure({ name }: { name: string }) {
  const figure = useCaseStudy().figures[name];
  return figure && <WorkingFigure name={name} {...figure} />;
}
