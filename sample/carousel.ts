import type { CarouselSettings } from '#schema';

/** The settings of the carousel on the home page. */
export const carousel = {
  autoplay: true,
  autoplayMs: 4000, // How long each picture is shown.
  speedMs: 1500, // How long the change to the next one takes.
  easing: 'linear',
  infinite: true,
  slidesShown: 1,
  slidesScrolled: 1,
  dots: false,
} satisfies CarouselSettings;
