import { z } from 'zod';
import { positiveInteger, trueOrFalse } from './fields.ts';

const EASINGS = ['linear', 'ease', 'ease-in-out'] as const;

/** How the carousel on the home page looks and moves. The defaults are those of the specification. Buttons and dots take 420 ms. */
export const carouselSchema = z
  .strictObject({
    autoplay: trueOrFalse('Does it play by itself?').default(true),
    autoplayMs: positiveInteger('How many milliseconds is each picture shown?').default(4000),
    speedMs: positiveInteger('How many milliseconds does the transition take, when pictures change by themselves?').default(1500),
    easing: z
      .enum(EASINGS, { error: `must be one of: ${EASINGS.join(', ')}.` })
      .describe('Which easing does that transition have?')
      .default('linear'),
    infinite: trueOrFalse('Does the first picture follow the last?').default(true),
    dots: trueOrFalse('Does it have a dot for each picture, to choose one?').default(false),
  })
  .prefault({})
  .describe('Changes how the carousel on the home page looks and moves.');

/** What no owner can change. The stylesheet shows one picture, as wide as the carousel. */
export const fixedCarousel = { slidesShown: 1, slidesScrolled: 1 };
