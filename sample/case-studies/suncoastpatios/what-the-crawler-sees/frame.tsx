import sprite from './crawler.svg';

/** Both pages at one moment, with what was measured: one blank, one to read. */
export function Frame({ description }: { description: string }) {
  return (
    <svg role="img" aria-label={description} viewBox="0 0 480 424">
      <use href={`${sprite}#still`} />
    </svg>
  );
}
