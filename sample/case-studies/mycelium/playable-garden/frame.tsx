import sprite from './garden.svg';

/** The garden as it stands until it can be played: half-way through a game. */
export function Frame({ description }: { description: string }) {
  return (
    <svg role="img" aria-label={description} viewBox="0 0 640 470" className="garden-ground">
      <use href={`${sprite}#still`} />
    </svg>
  );
}
