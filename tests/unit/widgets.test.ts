import { expect, test, vi } from 'vitest';
import { slide } from '../../src/screens/home/carousel/use-carousel.ts';

/** Moves two mock slides, and returns how the old and the new one were moved. */
function movedSlides(by: 1 | -1, direction?: 'rtl') {
  const pictures = [0, 1].map(() => ({ animate: vi.fn() }) as unknown as Element);
  slide(pictures[0], pictures[1], by, {}, direction);
  return pictures.map(({ animate }) => {
    const [frames] = vi.mocked(animate).mock.calls[0] ?? [];
    return (frames as Keyframe[]).map(({ transform }) => transform);
  });
}

test('the carousel moves one picture out to the left, and the next one in from the right', () => {
  expect(movedSlides(1)).toEqual([
    ['translateX(0%)', 'translateX(-100%)'],
    ['translateX(100%)', 'translateX(0%)'],
  ]);
});

test('OWN-15 the previous picture comes from the other side, and so does the next one in a language written from right to left', () => {
  const fromTheLeft = [
    ['translateX(0%)', 'translateX(100%)'],
    ['translateX(-100%)', 'translateX(0%)'],
  ];
  expect(movedSlides(-1)).toEqual(fromTheLeft);
  expect(movedSlides(1, 'rtl')).toEqual(fromTheLeft);
});
