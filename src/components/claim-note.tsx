import type { ClaimNote as Note } from '#content/schema.ts';

/** How sure a figure is, and where it comes from. */
export function ClaimNote({ figure, grade, basis }: Note) {
  return (
    <p className="mt-3 text-[1rem] text-ink-2 leading-normal">
      <strong className="font-semibold text-ink">{`${figure}, ${grade}:`}</strong>
      {` ${basis}`}
    </p>
  );
}
