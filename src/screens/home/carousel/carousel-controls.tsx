import labels from 'virtual:site/labels/carousel';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { Icon } from '#src/components/icons.tsx';

interface Props {
  count: number;
  current: number;
  /** How much of the time until the next picture has passed. */
  eighths: number;
  isPlaying: boolean;
  step: (by: 1 | -1) => void;
  togglePlay: () => void;
}

const RADIUS = 25;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
/**
 * The buttons of the carousel. The W3C pattern asks for the pause button first. A ring around it fills in
 * eighths until the next picture.
 */
export function CarouselControls({ count, current, eighths, isPlaying, step, togglePlay }: Props) {
  return (
    <div className="carousel-controls needs-js">
      <button type="button" className="carousel-button" aria-label={isPlaying ? labels.pause : labels.play} onClick={togglePlay}>
        <svg aria-hidden="true" viewBox="0 0 56 56" fill="none" strokeWidth="3.5" className="carousel-ring">
          <circle cx="28" cy="28" r={RADIUS} className="carousel-track" />
          <circle
            cx="28"
            cy="28"
            r={RADIUS}
            className="carousel-progress"
            strokeDasharray={`${(CIRCUMFERENCE * (isPlaying ? eighths : 0)) / 8} ${CIRCUMFERENCE}`}
          />
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
