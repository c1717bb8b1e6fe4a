import { z } from 'zod';
import { positiveInteger, trueOrFalse } from './fields.ts';

const EASINGS = ['linear', 'ease', 'ease-in-out'] as const;

/** How the carousel on the home page looks and moves, as the specification has it. An owner can change all but two of these in site.ts. */
export const defaultCarousel = {
  autoplay: true,
  autoplayMs: 4000, // How long each picture is shown.
  speedMs: 1500, // How long the change to the next one takes. Buttons and dots take 420 ms.
  easing: 'linear' as (typeof EASINGS)[number],
  infinite: true,
  slidesShown: 1, // The stylesheet shows one picture, as wide as the carousel.
  slidesScrolled: 1,
  dots: false,
};

export type CarouselSettings = typeof defaultCarousel;

export const carouselSchema = z
  .strictObject({
    autoplay: trueOrFalse('Does it play by itself?'),
    autoplayMs: positiveInteger('How many milliseconds is each picture shown?'),
    speedMs: positiveInteger('How many milliseconds does the transition take, when pictures change by themselves?'),
    easing: z.enum(EASINGS, { error: `must be one of: ${EASINGS.join(', ')}.` }).describe('Which easing does that transition have?'),
    infinite: trueOrFalse('Does the first picture follow the last?'),
    dots: trueOrFalse('Does it have a dot for each picture, to choose one?'),
  })
  .partial()
  .describe('Changes how the carousel on the home page looks and moves.');
