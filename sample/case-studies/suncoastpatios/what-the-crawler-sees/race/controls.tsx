import { labels } from '../labels.ts';
import { STEP_MS } from '../rules.ts';

/** The slider for the time since the request. */
export function TimeSlider({ ms, length, text, set }: { ms: number; length: number; text: string; set: (ms: number) => void }) {
  return (
    <input
      type="range"
      className="crawler-slider"
      aria-label={labels.slider}
      min={0}
      max={length}
      step={STEP_MS}
      value={ms}
      aria-valuetext={text}
      onChange={({ target }) => set(Number(target.value))}
    />
  );
}

/** The button that starts and stops the race. */
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

/** While animations are paused: buttons that go from change to change. */
export function StepButtons({ step }: { step: (direction: 'forward' | 'back') => void }) {
  return (
    <>
      <button type="button" className="crawler-button crawler-back" onClick={() => step('back')}>
        {labels.back}
      </button>
      <button type="button" className="crawler-button" onClick={() => step('forward')}>
        {labels.step}
      </button>
    </>
  );
}
