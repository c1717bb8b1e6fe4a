import { words } from '../words.ts';

const ICON_PATHS = { in: 'M10 3v14M3 10h14', out: 'M3 10h14', whole: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4' };

/** The three zoom buttons, over the sea in the north-west. */
export function Tools({ zoom, showAll }: { zoom: (factor: number) => void; showAll: () => void }) {
  const tools = [
    { name: words.zoomIn, path: ICON_PATHS.in, act: () => zoom(2) },
    { name: words.zoomOut, path: ICON_PATHS.out, act: () => zoom(0.5) },
    { name: words.whole, path: ICON_PATHS.whole, act: showAll },
  ];
  return (
    <div className="map-tools">
      {tools.map(({ name, path, act }) => (
        <button key={name} type="button" aria-label={name} onClick={act}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}
