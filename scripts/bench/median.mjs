/** The middle of some numbers. */
export const median = (numbers) => at(numbers, 0.5);

/** Where the middle half of them begins and ends. */
export const quartiles = (numbers) => ({ low: at(numbers, 0.25), high: at(numbers, 0.75) });

function at(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}
