import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fillTemplate, loadStylesheet } from '#src/demos/helpers.ts';
import { motion } from '#src/preferences/preference.ts';
import styles from './crawler.css?url';
import { describeMoment, inSeconds } from './format.ts';
import { labels } from './labels.ts';
import { pages, START_MS } from './pages.ts';
import { DURATION_MS, Race } from './race/race.tsx';
import { adjacentStop, momentAt, type Rendering, STEP_MS, stopsOf } from './rules.ts';

await loadStylesheet(styles);

const STOPS = stopsOf(Object.values(pages));

/** A longer frame counts as this long, so that the race does not jump after the tab was in the background. */
const LONGEST_FRAME_MS = 100;

/** What both pages show at a moment, as a sentence for screen readers. */
function describeRace(ms: number): string {
  const has = (rendering: Rendering) => describeMoment(momentAt(pages[rendering], ms));
  return fillTemplate(labels.status, {
    seconds: inSeconds(ms),
    ...labels.shortNames,
    clientHas: has('client'),
    serverHas: has('server'),
  });
}

/**
 * The same page, delivered in two ways, at any moment after its request. Readers move a slider, play it in real
 * time, or step from change to change.
 */
export function Live() {
  const [announcement, announce] = useState('');
  const isPaused = useSyncExternalStore(motion.subscribe, motion.read) === 'paused';
  // Screen readers announce the changes of the slider by themselves; this status announces all others.
  const { ms, set, isPlaying, toggle } = useReplay(isPaused, () => announce(describeRace(DURATION_MS)));

  const step = (direction: 'forward' | 'back') => {
    const stop = adjacentStop(STOPS, ms, direction);
    set(stop);
    announce(describeRace(stop));
  };
  const playOrStop = () => {
    announce(''); // Clear it, so that the same sentence is announced again at the end.
    toggle();
  };

  return (
    <div className="crawler needs-js">
      <Race
        ms={ms}
        slider={<TimeSlider ms={ms} set={set} />}
        buttons={isPaused ? <StepButtons step={step} /> : <PlayButton isPlaying={isPlaying} toggle={playOrStop} />}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** The time since the request: set by the reader, or played from 0 in real time. */
function useReplay(isPaused: boolean, onEnd: () => void) {
  const [ms, setMs] = useState(START_MS);
  const [isPlaying, setPlaying] = useState(false);

  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd; // Call the function of the latest render.
  });

  useEffect(() => {
    if (!isPlaying || isPaused) return;
    let elapsed = 0;
    let lastTime = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      elapsed = Math.min(DURATION_MS, elapsed + Math.min(LONGEST_FRAME_MS, Math.max(0, now - lastTime)));
      lastTime = now;
      setMs(elapsed);
      if (elapsed < DURATION_MS) frame = requestAnimationFrame(next);
      else {
        setPlaying(false);
        latestOnEnd.current();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, isPaused]);

  const set = (value: number) => {
    setPlaying(false);
    setMs(value);
  };
  return { ms, set, isPlaying, toggle: () => setPlaying(!isPlaying) };
}

/** The slider for the time since the request. */
function TimeSlider({ ms, set }: { ms: number; set: (ms: number) => void }) {
  return (
    <input
      type="range"
      className="crawler-slider"
      aria-label={labels.slider}
      min={0}
      max={DURATION_MS}
      step={STEP_MS}
      value={ms}
      aria-valuetext={describeRace(ms)}
      onChange={({ target }) => set(Number(target.value))}
    />
  );
}

/** The button that starts and stops the race. */
function PlayButton({ isPlaying, toggle }: { isPlaying: boolean; toggle: () => void }) {
  return (
    <button type="button" className="crawler-button" onClick={toggle}>
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d={isPlaying ? 'M6 6h12v12H6z' : 'M7 4.5v15a1 1 0 0 0 1.5.86l12-7.5a1 1 0 0 0 0-1.72l-12-7.5A1 1 0 0 0 7 4.5z'} />
      </svg>
      {isPlaying ? labels.stop : labels.play}
    </button>
  );
}

/** The buttons that step from change to change, while animations are paused. */
function StepButtons({ step }: { step: (direction: 'forward' | 'back') => void }) {
  return (
    <>
      <button type="button" className="crawler-button crawler-button-back" onClick={() => step('back')}>
        {labels.back}
      </button>
      <button type="button" className="crawler-button" onClick={() => step('forward')}>
        {labels.step}
      </button>
    </>
  );
}
