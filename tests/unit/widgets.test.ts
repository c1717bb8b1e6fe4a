import { expect, test, vi } from 'vitest';
import { defaultCarousel } from '../../schema/carousel.ts';
import { slide } from '../../src/screens/home/carousel/use-carousel.ts';

/** Moves two mock slides, and returns how the old and the new one were moved. */
function movedSlides(by: 1 | -1, direction?: 'rtl') {
  const pictures = [0, 1].map(() => ({ animate: vi.fn() }) as unknown as Element);
  slide(pictures[0], pictures[1], by, defaultCarousel, direction);
  return pictures.map(({ animate }) => {
    const [frames, timing] = vi.mocked(animate).mock.calls[0] ?? [];
    return { path: (frames as Keyframe[]).map(({ transform }) => transform), timing };
  });
}

test('the carousel moves one picture out and the next one in, linearly, in 1500 ms', { tags: ['§9.6'] }, () => {
  const timing = { duration: 1500, easing: 'linear' };
  expect(movedSlides(1)).toEqual([
    { path: ['translateX(0%)', 'translateX(-100%)'], timing },
    { path: ['translateX(100%)', 'translateX(0%)'], timing },
  ]);
});

test('OWN-15 the previous picture comes from the other side, and so does the next one in a language written from right to left', () => {
  const fromTheLeft = [
    ['translateX(0%)', 'translateX(100%)'],
    ['translateX(-100%)', 'translateX(0%)'],
  ];
  expect(movedSlides(-1).map(({ path }) => path)).toEqual(fromTheLeft);
  expect(movedSlides(1, 'rtl').map(({ path }) => path)).toEqual(fromTheLeft);
});
