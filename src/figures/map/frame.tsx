import drawing from './map.svg';

const PARTS = ['lines', 'land', 'huts'];

/** The country with its huts, as it stands until the map works. */
export function Frame({ description }: { description: string }) {
  return (
    <svg role="img" aria-label={description} viewBox="0 0 640 640" className="map-sea">
      {PARTS.map((part) => (
        <use key={part} className={`map-${part}`} href={`${drawing}#${part}`} />
      ))}
    </svg>
  );
}
