import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.PinchZoom.js';
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';
import { outline } from 'virtual:outline';
import { GeoJSON } from 'leaflet/src/layer/GeoJSON.js';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { CircleMarker } from 'leaflet/src/layer/vector/CircleMarker.js';
import { Polyline } from 'leaflet/src/layer/vector/Polyline.js';
import { type Corner, Map as LeafletMap } from 'leaflet/src/map/Map.js';
import { type Degrees, toDegrees } from './convert.ts';
import { hasMouse } from './has-mouse.ts';
import { type Hut, huts, placesInDegrees } from './places.ts';

const COUNTRY: [Corner, Corner] = [
  [-47.3, 166.3],
  [-34.3, 178.7],
];
const ZOOM = { min: 1, max: 10, near: 7 };
const HUT_PX = 5;
const HERE_PX = 9;
const LABEL_PX = 16;
/** How near to a hut a press means the hut: half of a fingertip. */
const REACH_PX = 22;
/** Nothing flies or glides: readers who mind motion get the same map. */
const STILL = { animate: false } as const;

/** What a press on the map meant. */
export type Picked = Hut | Degrees;

/** Longitudes run on beyond 180°, so that what lies east of the country is drawn east of it. */
const corner = ({ latitude, longitude }: Degrees): Corner => [latitude, longitude < 0 ? longitude + 360 : longitude];

function gridLines(): Polyline[] {
  const every = (first: number, last: number) => Array.from({ length: (last - first) / 10 + 1 }, (_, place) => first + 10 * place);
  const lines = [
    ...every(60, 340).map((longitude): Corner[] => [
      [-84, longitude],
      [40, longitude],
    ]),
    ...every(-80, 40).map((latitude): Corner[] => [
      [latitude, 60],
      [latitude, 340],
    ]),
  ];
  return lines.map((corners) => new Polyline(corners, { className: 'map-lines', interactive: false }));
}

/** The country, its huts and tracks on a map of Leaflet's; React never looks inside. */
export class CountryMap {
  private map: LeafletMap;
  private marks = new LayerGroup();
  private label: HTMLElement;
  private labelled: Corner = [0, 0];
  /** What was asked to be in sight, until a hand moves the map. */
  private fitted: (() => void) | undefined;

  constructor(element: HTMLElement, label: HTMLElement, pick: (picked: Picked) => void) {
    this.label = label;
    // With a mouse the map is dragged; a finger scrolls the page, and two move the map.
    const options = { zoomControl: false, attributionControl: false, inertia: false, zoomAnimation: false, zoomSnap: 0.25 };
    this.map = new LeafletMap(element, { ...options, dragging: hasMouse(), minZoom: ZOOM.min, maxZoom: ZOOM.max });
    this.showCountry();
    new LayerGroup(gridLines()).addTo(this.map);
    new GeoJSON(outline, { className: 'map-land', interactive: false }).addTo(this.map);
    const pointToLayer = (_: object, at: { lat: number; lng: number }) =>
      new CircleMarker(at, { className: 'map-hut', radius: HUT_PX, interactive: false });
    new GeoJSON(placesInDegrees, { className: 'map-tracks', interactive: false, pointToLayer }).addTo(this.map);
    this.marks.addTo(this.map);
    this.map.on('move', () => this.placeLabel());
    this.map.on('movestart', () => {
      this.fitted = undefined;
    });
    this.map.on('resize', () => this.fitted?.());
    element.firstElementChild?.setAttribute('aria-hidden', 'true'); // The map is said in words beside it.
    this.map.on('click', ({ latlng, containerPoint }) => {
      const distance = (hut: Hut) => this.map.latLngToContainerPoint(corner(toDegrees(hut))).distanceTo(containerPoint);
      const nearest = huts.toSorted((one, other) => distance(one) - distance(other))[0] as Hut;
      pick(distance(nearest) <= REACH_PX ? nearest : { latitude: latlng.lat, longitude: latlng.lng });
    });
  }

  /** Marks where a point is, and where a mistake puts it. */
  mark(name: string, at: Degrees, mistaken?: Degrees): void {
    this.label.textContent = name;
    this.labelled = corner(mistaken ?? at);
    this.placeLabel();
    this.marks.clearLayers();
    if (mistaken) {
      this.marks.addLayer(new Polyline([corner(at), corner(mistaken)], { className: 'map-astray', interactive: false }));
      this.marks.addLayer(new CircleMarker(corner(mistaken), { className: 'map-mistaken', radius: HERE_PX, interactive: false }));
    }
    this.marks.addLayer(new CircleMarker(corner(at), { className: 'map-here', radius: HERE_PX, interactive: false }));
  }

  /** Beside its point, on the side that has room, and never out of the map, however wide the reader's letters are. */
  private placeLabel(): void {
    const { x, y } = this.map.latLngToContainerPoint(this.labelled);
    const { x: width, y: height } = this.map.getSize();
    const isRight = x < width / 2;
    this.label.hidden = x < 0 || x > width || y < 0 || y > height;
    const left = isRight ? `${x + LABEL_PX}px` : `${x - LABEL_PX}px - 100%`;
    this.label.style.translate = `clamp(0px, ${left}, 100cqw - 100%) calc(${y}px - 50%)`;
  }

  goTo(at: Degrees): void {
    this.map.setView(corner(at), Math.max(this.map.getZoom(), ZOOM.near), STILL);
  }

  showCountry(): void {
    this.fit(COUNTRY, 8);
  }

  /** Shows the country and a point far from it. */
  showWith({ latitude, longitude }: Degrees): void {
    const [[south, west], [north]] = COUNTRY;
    const [, east] = corner({ latitude, longitude });
    const bounds: [Corner, Corner] = [
      [Math.min(south, latitude), west],
      [north, east],
    ];
    this.fit(bounds, 28);
  }

  private fit(bounds: [Corner, Corner], padding: number): void {
    this.map.fitBounds(bounds, { ...STILL, padding: [padding, padding] });
    this.fitted = () => this.fit(bounds, padding);
  }

  move(right: number, down: number): void {
    this.map.panBy([right, down], STILL);
  }

  /** The marked point stays where it is on the screen; where it is out of sight, the middle does. */
  zoom(by: number): void {
    const zoom = Math.min(Math.max(this.map.getZoom() + by, ZOOM.min), ZOOM.max);
    const around = this.label.hidden ? this.map.getCenter() : this.labelled;
    if (zoom !== this.map.getZoom()) this.map.setZoomAround(around, zoom, STILL);
  }

  middle(): Degrees {
    const { lat, lng } = this.map.getCenter();
    return { latitude: lat, longitude: lng };
  }

  remove(): void {
    this.map.remove();
  }
}
