import { expect, test } from 'vitest';
import { keepInView } from '../../../src/lib/keep-in-view.ts';

const view = { width: 1000, height: 600 };
const box = { left: 100, top: 100, right: 300, bottom: 200 };
const start = { x: 0, y: 0 };

test('a box may be moved within the view', () => {
  expect(keepInView(box, start, { x: 50, y: -50 }, view)).toEqual({ x: 50, y: -50 });
});

test('a box stops at each edge of the view', () => {
  expect(keepInView(box, start, { x: -500, y: -500 }, view)).toEqual({ x: -100, y: -100 });
  expect(keepInView(box, start, { x: 5000, y: 5000 }, view)).toEqual({ x: 700, y: 400 });
});

test('a box that is wider than the view keeps still rather than jump', () => {
  const wide = { left: -100, top: 100, right: 1300, bottom: 200 };
  expect(keepInView(wide, start, { x: 0, y: 0 }, view)).toEqual({ x: 0, y: 0 });
});
