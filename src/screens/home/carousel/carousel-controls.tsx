import { carouselSettings, carouselLabels as labels } from 'virtual:content/home';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '#src/components/icons.tsx';

interface Props {
  count: number;
  current: number;
  /** Whether it changes pictures by itself, unless something else pauses it, such as a pointer. */
  isPlaying: boolean;
  /** Whether it is playing, and nothing pauses it. */
  isRotating: boolean;
  step: (by: 1 | -1) => void;
  /** Shows the next picture when its time has come. */
  turn: () => void;
  togglePlay: () => void;
}

/** The buttons of the carousel. The W3C pattern asks for the pause button first. A ring around it fills until the next picture. */
export function CarouselControls({ count, current, isPlaying, isRotating, step, turn, togglePlay }: Props) {
  return (
    <div className="carousel-controls needs-js">
      <button type="button" className="carousel-button" aria-label={isPlaying ? labels.pause : labels.play} onClick={togglePlay}>
        <svg aria-hidden="true" viewBox="0 0 56 56" fill="none" strokeWidth="3.5" className="carousel-ring">
          <circle cx="28" cy="28" r="25" className="carousel-track" />
          {isPlaying && <Progress key={current} isRunning={isRotating} onEnd={turn} />}
        </svg>
        <Icon node={isPlaying ? Pause : Play} className="carousel-play" />
      </button>
      <button type="button" className="carousel-button" aria-label={labels.previous} onClick={() => step(-1)}>
        <Icon node={ChevronLeft} className="carousel-chevron mirrored" />
      </button>
      <button type="button" className="carousel-button" aria-label={labels.next} onClick={() => step(1)}>
        <Icon node={ChevronRight} className="carousel-chevron mirrored" />
      </button>
      <p aria-hidden="true" className="carousel-count">
        {labels.slide} {current + 1} {labels.of} {count}
      </p>
    </div>
  );
}

/** The ring, for one picture. It keeps the time: it knows how long the picture has been shown, without pauses, and says when that is enough. */
function Progress({ isRunning, onEnd }: { isRunning: boolean; onEnd: () => void }) {
  const circle = useRef<SVGCircleElement>(null);
  const shownMs = useRef(0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now() - shownMs.current;
    const timer = setTimeout(() => end(), carouselSettings.autoplayMs - shownMs.current);
    const steps = fill(circle.current as SVGCircleElement, shownMs.current);
    return () => {
      shownMs.current = performance.now() - startedAt;
      clearTimeout(timer);
      for (const step of steps) step.pause();
    };
  }, [isRunning]);

  return <circle ref={circle} cx="28" cy="28" r="25" pathLength="1" strokeDasharray="0 1" className="carousel-progress" />;
}

/**
 * Fills a circle in eight steps, from a time on. Each step is an animation that waits and then takes no time, because a single animation
 * for all of them would make the browser render every frame.
 */
function fill(circle: SVGCircleElement, fromMs: number): Animation[] {
  for (const earlier of circle.getAnimations()) earlier.cancel();
  return [1, 2, 3, 4, 5, 6, 7, 8].map((eighth) => {
    const delay = (carouselSettings.autoplayMs * eighth) / 8 - fromMs;
    return circle.animate({ strokeDasharray: `${eighth / 8} 1` }, { delay, duration: 0, fill: 'forwards' });
  });
}

/** A dot for each picture. That of the current one can be reached but does nothing, as the W3C pattern asks. */
export function CarouselDots({ count, current, show }: { count: number; current: number; show: (index: number) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={labels.dots} className="carousel-dots needs-js">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places
          key={index}
          type="button"
          className="carousel-dot"
          aria-label={`${labels.slide} ${index + 1} ${labels.of} ${count}`}
          aria-disabled={index === current}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}
