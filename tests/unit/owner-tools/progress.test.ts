import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportProgress } from '../../../engine/progress.ts';

const CLEAR_LINE = '\x1b[2K\r';

beforeEach(() => void vi.useFakeTimers()); // The last line contains a time.
afterEach(() => void vi.useRealTimers());

/** An output that records what is written. With columns it counts as a terminal. */
function kept(columns?: number) {
  const written: string[] = [];
  return { written, output: { isTTY: columns !== undefined, columns: columns ?? 0, write: (text: string) => written.push(text) } };
}

test('outside a terminal each thing that is done has a plain line', () => {
  const { written, output } = kept();
  const progress = reportProgress('Cards', { total: 2, output });
  progress.start('home.png');
  progress.step('home.png', 'unchanged');
  progress.start('about.png');
  progress.step('about.png', 'drawn');
  expect(written).toEqual(['Cards: 1 of 2, home.png, unchanged\n', 'Cards: 2 of 2, about.png, drawn\n']);
});

test('in a terminal one line is written over, with what is done and what is being worked on', () => {
  const { written, output } = kept(80);
  const progress = reportProgress('Cards', { total: 2, output });
  progress.start('home.png');
  progress.step('home.png', 'unchanged');
  progress.start('about.png');
  expect(written).toEqual([
    `${CLEAR_LINE}Cards: 0 of 2, now home.png`,
    `${CLEAR_LINE}Cards: 1 of 2, 1 unchanged`,
    `${CLEAR_LINE}Cards: 1 of 2, 1 unchanged, now about.png`,
  ]);
});

test('of several things at once a terminal shows the one that was started first', () => {
  const { written, output } = kept(80);
  const progress = reportProgress('Pictures', { output });
  for (const name of ['a.webp', 'b.webp', 'c.webp']) progress.start(name);
  progress.step('b.webp', 'new');
  expect(written.at(-1)).toBe(`${CLEAR_LINE}Pictures: 1 of 3, 1 new, now a.webp`);
});

test('the total grows with what is started', () => {
  const { written, output } = kept();
  const progress = reportProgress('Pictures', { output });
  progress.start('a.webp');
  progress.start('b.webp');
  progress.step('a.webp', 'new');
  progress.start('c.webp');
  progress.step('b.webp', 'new');
  expect(written).toEqual(['Pictures: 1 of 2, a.webp, new\n', 'Pictures: 2 of 3, b.webp, new\n']);
});

test('a line that is too long for the terminal is cut before the last column', () => {
  const { written, output } = kept(24);
  reportProgress('Pictures', { output }).start('case-studies/mycelium/stage.webp');
  expect(written).toEqual([`${CLEAR_LINE}Pictures: 0 of 1, now …`]);
  expect(written[0]?.slice(CLEAR_LINE.length)).toHaveLength(23);
});

test('a terminal that does not tell its width is taken for 80 columns wide', () => {
  const { written, output } = kept(0);
  reportProgress('Pictures', { output }).start('a'.repeat(100));
  expect(written[0]?.slice(CLEAR_LINE.length)).toHaveLength(79);
});

test.each([
  ['a terminal, over the last line', kept(80), CLEAR_LINE],
  ['a file', kept(), ''],
])('the total is written to %s', (_where, { written, output }, before) => {
  const progress = reportProgress('Pictures', { output });
  progress.step('a.webp', 'from the cache');
  progress.step('b.webp', 'new');
  vi.advanceTimersByTime(11_200);
  progress.step('c.webp', 'from the cache');
  vi.advanceTimersByTime(5_000); // Time of other work, which must not count.
  progress.end();
  expect(written.at(-1)).toBe(`${before}Pictures: 3 done, 2 from the cache, 1 new, in 12 s.\n`);
});

test('if there was nothing to do, nothing is written', () => {
  const { written, output } = kept();
  reportProgress('Pictures', { output }).end();
  expect(written).toEqual([]);
});
