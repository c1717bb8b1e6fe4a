/** Where progress is written: the standard output, or a replacement in tests. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Reports the progress of long work: start and step once for each item, end when all is done. */
export interface Progress {
  start(name: string): void;
  step(name: string, note: string): void;
  end(): void;
}

const CLEAR_LINE = '\x1b[2K\r';

/**
 * Reports progress: in a terminal one line that is rewritten, elsewhere (such as in CI logs) one line for each finished item.
 * Ends with a summary. Items started beyond the total make the total grow.
 */
export function reportProgress(label: string, { total = 0, output = process.stdout as Output } = {}): Progress {
  const startMs = performance.now();
  const running = new Set<string>();
  const notes = new Map<string, number>();
  let done = 0;
  let doneMs = startMs;

  const counted = () => [...notes].map(([note, count]) => `, ${count} ${note}`).join('');
  const place = () => `${label}: ${done} of ${Math.max(total, done + running.size)}`;
  const rewrite = () => {
    const [now] = running; // A set keeps its order: this one has been running longest.
    const line = `${place()}${counted()}${now ? `, now ${now}` : ''}`;
    const widest = (output.columns || 80) - 1; // Some terminals wrap when the last column is used.
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
