import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { map as words } from '#content/figures/map.ts';
import { CountryMap, type Picked } from './country-map.ts';

const { use } = words;
const STEP_PX = 80;

/** What the keys do; both kinds of plus. */
const KEYS: Record<string, (map: CountryMap) => void> = {
  ArrowLeft: (map) => map.move(-STEP_PX, 0),
  ArrowRight: (map) => map.move(STEP_PX, 0),
  ArrowUp: (map) => map.move(0, -STEP_PX),
  ArrowDown: (map) => map.move(0, STEP_PX),
  '+': (map) => map.zoom(1),
  '=': (map) => map.zoom(1),
  '-': (map) => map.zoom(-1),
};

/** The map and what moves it: mouse, fingers, keys and three buttons. */
export function MapView({ country, pick }: { country: RefObject<CountryMap | null>; pick: (picked: Picked) => void }) {
  const element = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const picked = useRef(pick);
  useEffect(() => {
    picked.current = pick;
  });

  useEffect(() => {
    const map = new CountryMap(element.current as HTMLElement, label.current as HTMLElement, (one) => picked.current(one));
    country.current = map;
    return () => map.remove();
  }, [country]);

  const press = (event: KeyboardEvent) => {
    const map = country.current as CountryMap;
    if (event.key === 'Enter') pick(map.middle());
    else if (KEYS[event.key]) KEYS[event.key]?.(map);
    else return;
    event.preventDefault();
  };

  return (
    <div className="map-view">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys, and says which */}
      <div ref={element} role="application" aria-label={use.map} tabIndex={0} className="map-sea" onKeyDown={press} />
      <span ref={label} aria-hidden="true" className="map-label" />
      <div className="map-tools">
        <button type="button" aria-label={use.zoomIn} onClick={() => country.current?.zoom(1)}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" aria-label={use.zoomOut} onClick={() => country.current?.zoom(-1)}>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" onClick={() => country.current?.showCountry()}>
          {use.whole}
        </button>
      </div>
    </div>
  );
}
