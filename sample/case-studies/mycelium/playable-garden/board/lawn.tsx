import sprite from '../garden.svg';

/** Grass, flowers and stones in the four corners of the drawing, which no tile and no panel covers at any screen width. */
const SCATTERED = [
  ['tuft', 38, 128],
  ['daisy', 76, 98],
  ['tuft', 122, 74],
  ['tuft', 516, 66],
  ['daisy', 560, 92],
  ['daisy', 604, 124],
  ['daisy', 34, 366],
  ['stone', 72, 398],
  ['tuft', 116, 432],
  ['daisy', 168, 420],
  ['tuft', 498, 428],
  ['daisy', 544, 404],
  ['stone', 586, 424],
  ['tuft', 606, 372],
] as const;

export function Lawn() {
  return (
    <g className="garden-lawn">
      {SCATTERED.map(([kind, x, y]) => (
        <use key={x} href={`${sprite}#${kind}`} x={x} y={y} />
      ))}
    </g>
  );
}
