/** Where progress is told: the standard output, or what a test puts in its place. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Long work that says where it is. */
export interface Progress {
  start(name: string): void;
  step(name: string, note: string): void;
  end(): void;
}

const CLEAR_LINE = '\x1b[2K\r';

/**
 * Tells of long work on many things: in a terminal one line that is written over, elsewhere a line for each thing that is done,
 * and a sum at the end. What is started beyond the total makes the total grow.
 */
export function tellProgress(label: string, { total = 0, output = process.stdout as Output } = {}): Progress {
  const startMs = performance.now();
  const running = new Set<string>();
  const notes = new Map<string, number>();
  let done = 0;
  let doneMs = startMs;

  const counted = () => [...notes].map(([note, count]) => `, ${count} ${note}`).join('');
  const place = () => `${label}: ${done} of ${Math.max(total, done + running.size)}`;
  const rewrite = () => {
    const [now] = running; // Of several at once the one that has taken longest.
    const line = `${place()}${counted()}${now ? `, now ${now}` : ''}`;
    const widest = (output.columns || 80) - 1; // In the last column some terminals go on to the next line.
    output.write(CLEAR_LINE + (line.length > widest ? `${line.slice(0, widest - 1)}…` : line));
  };

  return {
    start(name) {
      running.add(name);
      if (output.isTTY) rewrite();
    },
    step(name, note) {
      running.delete(name);
      done += 1;
      doneMs = performance.now();
      notes.set(note, (notes.get(note) ?? 0) + 1);
      if (output.isTTY) rewrite();
      else output.write(`${place()}, ${name}, ${note}\n`);
    },
    end() {
      if (done === 0) return;
      const seconds = Math.ceil((doneMs - startMs) / 1000);
      output.write(`${output.isTTY ? CLEAR_LINE : ''}${label}: ${done} done${counted()}, in ${seconds} s.\n`);
    },
  };
}
