// Parts of two packages, taken one by one: what the map does not need is not fetched. Neither package describes its parts.

declare module 'proj4/lib/core.js' {
  type Convert = (point: [number, number]) => [number, number];
  export default function proj4(from: string, to: string): { forward: Convert; inverse: Convert };
}

declare module 'proj4/lib/Proj.js' {
  const Proj: { projections: { start: () => void; add: (projection: object) => void } };
  export default Proj;
}

declare module 'proj4/lib/projections/etmerc.js' {
  const projection: object;
  export default projection;
}

declare module 'leaflet/src/map/Map.js' {
  export type LatLng = { lat: number; lng: number };
  export type Corner = [latitude: number, longitude: number];
  type Point = { x: number; y: number; distanceTo: (other: Point) => number };
  type Still = { animate: false };

  class LeafletMap {
    constructor(element: HTMLElement, options: Record<string, unknown>);
    on(event: 'click', listener: (event: { latlng: LatLng; containerPoint: Point }) => void): this;
    on(event: 'move' | 'movestart' | 'resize', listener: () => void): this;
    setView(center: Corner, zoom: number, options: Still): this;
    fitBounds(bounds: [Corner, Corner], options: Still & { padding: [number, number] }): this;
    panBy(offset: [number, number], options: Still): this;
    setZoomAround(fixed: LatLng | Corner, zoom: number, options: Still): this;
    getZoom(): number;
    getSize(): Point;
    getCenter(): LatLng;
    latLngToContainerPoint(corner: Corner): Point;
    remove(): this;
  }

  export { LeafletMap as Map };
}

declare module 'leaflet/src/map/handler/Map.Drag.js' {}
declare module 'leaflet/src/map/handler/Map.PinchZoom.js' {}
declare module 'leaflet/src/layer/vector/Renderer.getRenderer.js' {}

declare module 'leaflet/src/layer/LayerGroup.js' {
  import type { Map as LeafletMap } from 'leaflet/src/map/Map.js';

  export class LayerGroup {
    constructor(layers?: object[]);
    addTo(map: LeafletMap): this;
    addLayer(layer: object): this;
    clearLayers(): this;
  }
}

declare module 'leaflet/src/layer/GeoJSON.js' {
  import type { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
  import type { LatLng } from 'leaflet/src/map/Map.js';

  export class GeoJSON extends LayerGroup {
    constructor(
      data: import('geojson').GeoJSON,
      options: {
        className: string;
        interactive: false;
        pointToLayer?: (feature: object, at: LatLng) => object;
      },
    );
  }
}

declare module 'leaflet/src/layer/vector/CircleMarker.js' {
  import type { Corner, LatLng } from 'leaflet/src/map/Map.js';

  export class CircleMarker {
    constructor(at: LatLng | Corner, options: { className: string; radius: number; interactive: false });
  }
}

declare module 'leaflet/src/layer/vector/Polyline.js' {
  import type { Corner } from 'leaflet/src/map/Map.js';

  export class Polyline {
    constructor(corners: Corner[], options: { className: string; interactive: false });
  }
}
