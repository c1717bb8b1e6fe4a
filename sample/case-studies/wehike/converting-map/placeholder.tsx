import drawing from './map.svg';

/** The still drawing: the country with its huts and the pin, in the place of the map and as the map starts. */
export function Placeholder({ description }: { description: string }) {
  return (
    <div className="map-placeholder">
      <div className="map-placeholder-sheet">
        <div className="map-placeholder-sea">
          <svg role="img" aria-label={description}>
            <use href={`${drawing}#ground`} />
            <use href={`${drawing}#marks`} />
          </svg>
        </div>
      </div>
    </div>
  );
}
