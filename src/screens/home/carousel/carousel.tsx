import { carouselSettings, carouselLabels as labels } from 'virtual:content/home';
import { CursorTooltip } from '#src/components/cursor-tooltip.tsx';
import { NightPicture } from '#src/components/night-picture.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { CaseStudy } from '#src/lib/case-studies.ts';
import { pagePath } from '#src/lib/urls.ts';
import { CarouselControls, CarouselDots } from './carousel-controls.tsx';
import { useCarousel } from './use-carousel.ts';

interface Props {
  caseStudy: CaseStudy;
}

/** The pictures of a case study, which link to it. A carousel after the W3C pattern; it changes pictures by itself. Without scripts all are shown. */
export function Carousel({ caseStudy }: Props) {
  const { slug, name, pictures: slides } = caseStudy;
  const route = `/${slug}`;
  const { current, isHydrated, isRotating, isPlaying, slideRefs, show, step, turn, togglePlay, rootProps } = useCarousel(
    slides.length,
    carouselSettings,
  );
  const isCarousel = slides.length > carouselSettings.slidesShown; // A single picture is announced as a link alone.
  return (
    <section
      aria-roledescription={isCarousel ? labels.role : undefined}
      aria-label={`${labels.label} ${name}`}
      className="carousel"
      {...rootProps}
    >
      {isCarousel && (
        <CarouselControls
          count={slides.length}
          current={current}
          isPlaying={isPlaying}
          isRotating={isRotating}
          step={step}
          turn={turn}
          togglePlay={togglePlay}
        />
      )}
      {isCarousel && carouselSettings.dots && <CarouselDots count={slides.length} current={current} show={show} />}
      <CursorTooltip text={labels.tooltip} className="hero-image" data-picture-of={current === 0 ? route : undefined}>
        <div aria-live={isRotating ? 'off' : 'polite'} className="slides">
          {slides.map(({ alt, hero, phone }, index) => (
            <div
              key={hero.src}
              ref={slideRefs(index)}
              {...(isCarousel && slideLabels(index, slides.length))}
              className="slide"
              data-current={index === current || undefined}
              inert={isHydrated && index !== current} // Without scripts all pictures are shown.
            >
              <a href={pagePath(route)}>
                <span className="sr-only">{`${labels.tooltip}: ${name}. `}</span>
                <Picture picture={hero} phone={phone} alt={alt} className="picture fill" />
                {index === 0 && <NightPicture {...caseStudy} />}
              </a>
            </div>
          ))}
        </div>
      </CursorTooltip>
    </section>
  );
}

const slideLabels = (index: number, count: number) => ({
  role: 'group',
  'aria-roledescription': labels.slideRole,
  'aria-label': `${index + 1} ${labels.of} ${count}`,
});
