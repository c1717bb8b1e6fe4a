import drawing from './map.svg';

/** The country with its huts and the pin, as it stands until the map works: where the map will be, and as it will begin. */
export function Frame({ description }: { description: string }) {
  return (
    <div className="map-frame">
      <div className="map-frame-sheet">
        <div className="map-frame-sea">
          <svg role="img" aria-label={description}>
            <use href={`${drawing}#ground`} />
            <use href={`${drawing}#marks`} />
          </svg>
        </div>
      </div>
    </div>
  );
}
