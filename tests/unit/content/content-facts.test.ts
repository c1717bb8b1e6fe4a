import { expect, test } from 'vitest';
import { carousel } from '../../../sample/carousel.ts';
import { SAMPLE } from '../../support/owners/sample.ts';

const { technologies, testimonials } = SAMPLE;

test('the entities have the specified fields', { tags: ['§3.1', '§3.2', '§3.3'] }, () => {
  for (const { sample: _, ...technology } of technologies) expect(Object.keys(technology)).toEqual(['name', 'type', 'image']);
  for (const { sample: _, ...testimonial } of testimonials) {
    expect(Object.keys(testimonial)).toEqual(['id', 'img', 'name', 'website', 'comment']);
  }
  expect(carousel).toEqual({
    autoplay: true,
    autoplayMs: 4000,
    speedMs: 1500,
    easing: 'linear',
    infinite: true,
    slidesShown: 1,
    slidesScrolled: 1,
    dots: false,
  });
});
