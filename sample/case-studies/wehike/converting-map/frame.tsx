import drawing from './map.svg';

/** The still drawing: the country with its huts and the pin, in the place of the map and as the map starts. */
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
