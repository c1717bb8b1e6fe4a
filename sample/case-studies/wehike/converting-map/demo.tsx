import type { DemoDefinition } from '#src/demos/demo.tsx';
import { intro } from './intro.ts';
import picture from './map.svg';
import styles from './placeholder.css?url';

/** The country with its huts and the pin, in the place of the map and as the map looks at the start. */
function Placeholder({ description }: { description: string }) {
  return (
    <div className="map-placeholder">
      <div className="map-placeholder-surface">
        <div className="map-placeholder-sea">
          <svg role="img" aria-label={description}>
            <use href={`${picture}#base-map`} />
            <use href={`${picture}#markers`} />
          </svg>
        </div>
      </div>
    </div>
  );
}

/** An interactive map that converts coordinates of the New Zealand grid to degrees. */
export const convertingMap = { name: 'map', intro, styles, Placeholder, load: () => import('./map.tsx') } satisfies DemoDefinition;
