/** The Southern Cross and its Pointers, as seen from Brisbane: x, y, radius. */
const SOUTHERN_CROSS = [
  [812, 92, 2.9],
  [858, 214, 3.1],
  [776, 158, 2.6],
  [880, 140, 2.5],
  [852, 172, 1.6],
  [700, 246, 3],
  [664, 298, 3.2],
] as const;

/** Shown in dark mode only; the other stars are one background picture. */
export function Stars() {
  return (
    <svg aria-hidden="true" className="stars" viewBox="0 0 1440 700" preserveAspectRatio="xMidYMin slice">
      {SOUTHERN_CROSS.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}
