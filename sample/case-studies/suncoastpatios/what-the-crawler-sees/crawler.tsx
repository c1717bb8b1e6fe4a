import { useState, useSyncExternalStore } from 'react';
import { fill, loadStyles } from '#src/demos/helpers.ts';
import { motion } from '#src/preferences/preference.ts';
import styles from './crawler.css?url';
import { labels } from './labels.ts';
import { pages, STILL_MS } from './pages.ts';
import { PlayButton, StepButtons, TimeSlider } from './race/controls.tsx';
import { LENGTH_MS, Race } from './race/race.tsx';
import { useReplay } from './race/use-replay.ts';
import { momentAt, type Site, stopFrom, stopsOf } from './rules.ts';
import { inSeconds, whatIsThere } from './sentences.ts';

await loadStyles(styles);

const STOPS = stopsOf(Object.values(pages));

/** What both pages show at a moment, as a sentence for screen readers. */
function sentence(ms: number): string {
  const has = (site: Site) => whatIsThere(momentAt(pages[site], ms));
  return fill(labels.at, { seconds: inSeconds(ms), ...labels.short, clientHas: has('client'), serverHas: has('server') });
}

/**
 * The same page, delivered in two ways, at any moment after its request. Readers move a slider, play it in real
 * time, or step from change to change.
 */
export function Live() {
  const [announcement, announce] = useState('');
  const isPaused = useSyncExternalStore(motion.subscribe, motion.read) === 'paused';
  // Screen readers announce the changes of the slider by themselves; this status announces all others.
  const { ms, set, isPlaying, flip } = useReplay(STILL_MS, LENGTH_MS, isPaused, () => announce(sentence(LENGTH_MS)));

  const step = (direction: 'forward' | 'back') => {
    const stop = stopFrom(STOPS, ms, direction);
    set(stop);
    announce(sentence(stop));
  };
  const run = () => {
    announce(''); // Clear it, so that the same sentence is announced again at the end.
    flip();
  };

  return (
    <div className="crawler needs-js">
      <Race
        ms={ms}
        slider={<TimeSlider ms={ms} length={LENGTH_MS} text={sentence(ms)} set={set} />}
        buttons={isPaused ? <StepButtons step={step} /> : <PlayButton isPlaying={isPlaying} flip={run} />}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
