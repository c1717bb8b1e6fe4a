import { site } from 'virtual:content/site';

const { carousel = {} } = site;

/** How the carousel looks and moves. An owner can change all but two of these by `carousel` in site.ts. */
export const carouselSettings = {
  autoplay: carousel.autoplay ?? true,
  autoplayMs: carousel.autoplayMs ?? 4000, // How long each picture is shown.
  speedMs: carousel.speedMs ?? 1500, // How long the change to the next one takes.
  easing: carousel.easing ?? 'linear',
  infinite: carousel.infinite ?? true,
  slidesShown: 1, // The stylesheet shows one picture, as wide as the carousel.
  slidesScrolled: 1,
  dots: carousel.dots ?? false,
};

export type CarouselSettings = typeof carouselSettings;
