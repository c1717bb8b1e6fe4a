import { site } from '#content/site.ts';
import type { Claim } from '#schema';

/** How sure a figure is, and where it comes from. */
export function ClaimNote({ figure, grade, basis }: Pick<Claim, 'figure' | 'grade' | 'basis'>) {
  return (
    <p className="mt-3 text-[1rem] text-ink-2 leading-normal">
      <strong className="font-semibold text-ink">{`${figure}, ${site.labels.grades[grade]}:`}</strong>
      {` ${basis}`}
    </p>
  );
}
