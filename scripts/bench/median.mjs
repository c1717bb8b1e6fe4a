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

/** Runs of the same shape become one: each number the median of the runs that have it; anything else as the first run has it. */
export function medians([first, ...others]) {
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => {
      const values = [value, ...others.map((run) => run[key]).filter((other) => other !== undefined)];
      if (typeof value === 'number') return [key, Math.round(median(values) * 1000) / 1000];
      return [key, Array.isArray(value) ? value : medians(values)];
    }),
  );
}
