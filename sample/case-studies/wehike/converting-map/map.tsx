import { useRef } from 'react';
import { loadStyles } from '#src/demos/helpers.ts';
import { type GridPoint, swapped, toDegrees } from './geography/convert.ts';
import type { Hut } from './geography/places.ts';
import styles from './map.css?url';
import { HutList } from './panels/hut-list.tsx';
import { Dial, Steps } from './panels/panels.tsx';
import { Tools } from './panels/tools.tsx';
import { MapSheet } from './sheet/sheet.tsx';
import { useDebounced } from './sheet/use-debounced.ts';
import { usePin } from './sheet/use-pin.ts';
import { useView } from './sheet/use-view.ts';
import { words } from './words.ts';

await loadStyles(styles);

/** The interactive map with its panels. */
export function Live() {
  const sheet = useRef<HTMLDivElement>(null);
  const pin = usePin();
  const map = useView(sheet);
  const announcement = useDebounced(pin.sentence, pin.changeCount, pin.isStepping);
  const read = pin.isSwapped ? swapped(pin.point) : pin.point;
  const wrongPlace = (point: GridPoint) => toDegrees(swapped(point));

  const choose = (hut: Hut) => {
    pin.choose(hut);
    if (pin.isSwapped) map.show(wrongPlace(hut));
    else map.goNear(toDegrees(hut));
  };
  const press = ({ easting, northing }: GridPoint) => {
    // Whole metres: a press is not more exact than that.
    const point = { easting: Math.round(easting), northing: Math.round(northing) };
    if (pin.put(point, { isStepping: false }) && pin.isSwapped) map.show(wrongPlace(point));
  };
  const step = (east: number, north: number) => {
    const point = { easting: pin.point.easting + east, northing: pin.point.northing + north };
    if (pin.put(point, { isStepping: true })) map.follow(pin.isSwapped ? wrongPlace(point) : toDegrees(point));
  };
  const swap = () => {
    pin.swap();
    map.show(pin.isSwapped ? undefined : wrongPlace(pin.point));
  };
  const zoom = (factor: number) => map.zoomBy(factor, pin.shown);
  const showAll = () => map.show(pin.isSwapped ? pin.shown : undefined);

  return (
    <div className="map needs-js">
      <div className="map-view">
        <MapSheet sheet={sheet} view={map.view} pin={pin} choose={choose} press={press} step={step} zoom={zoom} />
        <Tools zoom={zoom} showAll={showAll} />
      </div>
      <Dial pin={pin} read={read} swap={swap} />
      <div className="map-side">
        <HutList pin={pin} choose={choose} />
        <div className="map-said" data-wrong={pin.isSwapped || pin.refused !== '' || undefined}>
          <p role="status">
            <span key={announcement.count}>{announcement.text}</span>
          </p>
          <p>{words.hint}</p>
        </div>
      </div>
      <div className="map-foot">
        <Steps point={read} />
        <p>{words.credit}</p>
      </div>
    </div>
  );
}
