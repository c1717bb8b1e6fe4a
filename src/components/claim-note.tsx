import { site } from '#content/site.ts';
import type { Claim } from '#schema';

/** How sure a figure is, and where it comes from. */
export function ClaimNote({ figure, grade, basis }: Pick<Claim, 'figure' | 'grade' | 'basis'>) {
  return (
    <p className="claim-note">
      <strong>{`${figure}, ${site.labels.grades[grade]}:`}</strong>
      {` ${basis}`}
    </p>
  );
}
