import { useEffect, useRef, useState } from 'react';
import { loadStylesheet } from '#src/demos/helpers.ts';
import { type GridPoint, swapped, toDegrees } from './geography/convert.ts';
import type { Hut } from './geography/places.ts';
import { labels } from './labels.ts';
import styles from './map.css?url';
import { ConversionSteps, Coordinates, HutList } from './panels.tsx';
import { MapSurface, ZoomButtons } from './surface/map-surface.tsx';
import { useView } from './surface/use-view.ts';
import { usePin } from './use-pin.ts';

await loadStylesheet(styles);

/** How long no key may be pressed before a text is announced. */
const KEY_PAUSE_MS = 500;

/** The interactive map with its panels. */
export function Live() {
  const surface = useRef<HTMLDivElement>(null);
  const pin = usePin();
  const map = useView(surface);
  const announcement = useDebounced(pin.message, pin.changeCount, pin.isStepping);
  const shownPoint = pin.isSwapped ? swapped(pin.point) : pin.point;
  const wrongPlace = (point: GridPoint) => toDegrees(swapped(point));

  const chooseHut = (hut: Hut) => {
    pin.chooseHut(hut);
    if (pin.isSwapped) map.fitCountry(wrongPlace(hut));
    else map.zoomTo(toDegrees(hut));
  };
  const choosePoint = ({ easting, northing }: GridPoint) => {
    // Whole metres: a press is not more exact than that.
    const point = { easting: Math.round(easting), northing: Math.round(northing) };
    if (pin.moveTo(point, { isStepping: false }) && pin.isSwapped) map.fitCountry(wrongPlace(point));
  };
  const step = (east: number, north: number) => {
    const point = { easting: pin.point.easting + east, northing: pin.point.northing + north };
    if (pin.moveTo(point, { isStepping: true })) map.keepVisible(pin.isSwapped ? wrongPlace(point) : toDegrees(point));
  };
  const swap = () => {
    pin.swap();
    map.fitCountry(pin.isSwapped ? undefined : wrongPlace(pin.point));
  };
  const zoom = (factor: number) => map.zoomBy(factor, pin.shown);
  const showAll = () => map.fitCountry(pin.isSwapped ? pin.shown : undefined);

  return (
    <div className="map needs-js">
      <div className="map-view">
        <MapSurface surface={surface} view={map.view} pin={pin} chooseHut={chooseHut} choosePoint={choosePoint} step={step} zoom={zoom} />
        <ZoomButtons zoom={zoom} showAll={showAll} />
      </div>
      <HutList pin={pin} chooseHut={chooseHut} />
      <Coordinates pin={pin} shownPoint={shownPoint} swap={swap} />
      <div className="map-status" data-wrong={pin.isSwapped || pin.refusal !== '' || undefined}>
        <p role="status">
          <span key={announcement.count}>{announcement.text}</span>
        </p>
        <p className="map-hint">{labels.hint}</p>
      </div>
      <div className="map-footer">
        <ConversionSteps point={shownPoint} />
        <p>{labels.credit}</p>
      </div>
    </div>
  );
}

/** The text after a pause in key presses, so that a screen reader announces where the pin went and not every step on the way. */
function useDebounced(text: string, count: number, isRepeating: boolean): { text: string; count: number } {
  const [debounced, setDebounced] = useState({ text, count });
  useEffect(() => {
    const timer = setTimeout(() => setDebounced({ text, count }), isRepeating ? KEY_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text, count, isRepeating]);
  return debounced;
}
