/** The middle of some numbers. */
export const median = (numbers: number[]) => at(numbers, 0.5);

/** Where the middle half of them begins and ends. */
export const quartiles = (numbers: number[]) => ({ low: at(numbers, 0.25), high: at(numbers, 0.75) });

function at(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}

/** Runs of the same shape become one: each number the median of the runs that have it; anything else as the first run has it. */
export function medians<Figures extends object>(runs: Figures[], { decimals = 3 } = {}): Figures {
  const keys = Object.keys(runs[0] ?? {});
  const valuesAt = (key: string): unknown[] => runs.map((run) => Reflect.get(run, key));
  // The keys of the first run, each with a value of the same kind: the shape is the same.
  return Object.fromEntries(keys.map((key) => [key, middleOf(valuesAt(key), decimals)])) as Figures;
}

function middleOf(values: unknown[], decimals: number): unknown {
  const [first] = values;
  if (typeof first === 'number') return Number(median(values.filter((value) => typeof value === 'number')).toFixed(decimals));
  return isFigures(first) ? medians(values.filter(isFigures), { decimals }) : first;
}

const isFigures = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
