import { site } from '#content/site.ts';

const { carousel = {} } = site;

/** How the carousel moves. An owner can change this by `carousel` in site.ts. */
export const carouselSettings = {
  autoplay: carousel.autoplay ?? true,
  autoplayMs: carousel.autoplayMs ?? 4000, // How long each picture is shown.
  speedMs: carousel.speedMs ?? 1500, // How long the change to the next one takes.
  easing: carousel.easing ?? 'linear',
  infinite: carousel.infinite ?? true,
  slidesShown: carousel.slidesShown ?? 1,
  slidesScrolled: carousel.slidesScrolled ?? 1,
  dots: carousel.dots ?? false,
};

export type CarouselSettings = typeof carouselSettings;
