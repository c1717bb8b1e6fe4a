import drawing from './map.svg';

/** The country with its huts, as it stands until the map works. */
export function Frame({ description }: { description: string }) {
  return (
    <svg role="img" aria-label={description} viewBox="400 0 480 640" className="map-frame">
      <use href={`${drawing}#map`} />
    </svg>
  );
}
