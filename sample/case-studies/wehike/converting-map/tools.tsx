import { words } from './words.ts';

const DRAWN = { in: 'M10 3v14M3 10h14', out: 'M3 10h14', whole: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4' };

/** Three buttons over the sea north-west of the country. */
export function Tools({ zoom, showAll }: { zoom: (factor: number) => void; showAll: () => void }) {
  const tools = [
    { name: words.zoomIn, drawn: DRAWN.in, act: () => zoom(2) },
    { name: words.zoomOut, drawn: DRAWN.out, act: () => zoom(0.5) },
    { name: words.whole, drawn: DRAWN.whole, act: showAll },
  ];
  return (
    <div className="map-tools">
      {tools.map(({ name, drawn, act }) => (
        <button key={name} type="button" aria-label={name} onClick={act}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={drawn} />
          </svg>
        </button>
      ))}
    </div>
  );
}
