import type { CarouselSettings } from '#schema';

/** The settings of the carousel on the home page. Times are in milliseconds. */
export const carousel = {
  autoplay: true,
  autoplayMs: 4000,
  speedMs: 1500,
  easing: 'linear',
  infinite: true,
  slidesShown: 1,
  slidesScrolled: 1,
  dots: false,
} satisfies CarouselSettings;
