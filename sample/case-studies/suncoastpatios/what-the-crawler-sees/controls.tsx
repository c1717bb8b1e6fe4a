import { labels } from './labels.ts';
import { STEP } from './rules.ts';

/** The time since the request, moved by hand. */
export function TimeSlider({ ms, length, text, set }: { ms: number; length: number; text: string; set: (ms: number) => void }) {
  return (
    <input
      type="range"
      className="crawler-slider"
      aria-label={labels.slider}
      min={0}
      max={length}
      step={STEP}
      value={ms}
      aria-valuetext={text}
      onChange={({ target }) => set(Number(target.value))}
    />
  );
}

/** Runs the race, or stops it. */
export function PlayButton({ isPlaying, flip }: { isPlaying: boolean; flip: () => void }) {
  return (
    <button type="button" className="crawler-button" onClick={flip}>
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d={isPlaying ? 'M6 6h12v12H6z' : 'M7 4.5v15a1 1 0 0 0 1.5.86l12-7.5a1 1 0 0 0 0-1.72l-12-7.5A1 1 0 0 0 7 4.5z'} />
      </svg>
      {isPlaying ? labels.stop : labels.play}
    </button>
  );
}

/** Where nothing may move by itself: from change to change. */
export function StepButtons({ step }: { step: (way: 'on' | 'back') => void }) {
  return (
    <>
      <button type="button" className="crawler-button crawler-back" onClick={() => step('back')}>
        {labels.back}
      </button>
      <button type="button" className="crawler-button" onClick={() => step('on')}>
        {labels.step}
      </button>
    </>
  );
}
