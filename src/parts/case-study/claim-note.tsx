import { site } from '#content/site.ts';
import type { Claim } from '#schema';

/** Explains a number in the text: how certain it is, and where it comes from. */
export function ClaimNote({ figure, grade, basis }: Pick<Claim, 'figure' | 'grade' | 'basis'>) {
  return (
    <p className="claim-note">
      <strong>{`${figure}, ${site.labels.grades[grade]}:`}</strong>
      {` ${basis}`}
    </p>
  );
}
