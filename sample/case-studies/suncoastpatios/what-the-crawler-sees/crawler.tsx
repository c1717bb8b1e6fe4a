import { useState, useSyncExternalStore } from 'react';
import { fill } from '#src/figures/fill.ts';
import { loadStyles } from '#src/figures/load-styles.ts';
import { motion } from '#src/motion/motion.ts';
import { PlayButton, StepButtons, TimeSlider } from './controls.tsx';
import styles from './crawler.css?url';
import { labels } from './labels.ts';
import { pages, STILL_MS } from './pages.ts';
import { LENGTH, Race } from './race.tsx';
import { momentAt, type Site, stopFrom, stopsOf } from './rules.ts';
import { inSeconds, whatIsThere } from './sentences.ts';
import { useReplay } from './use-replay.ts';

await loadStyles(styles);

const STOPS = stopsOf(Object.values(pages));

/** What both pages have at a moment, as it is said. */
function sentence(ms: number): string {
  const has = (site: Site) => whatIsThere(momentAt(pages[site], ms));
  return fill(labels.at, { seconds: inSeconds(ms), ...labels.short, clientHas: has('client'), serverHas: has('server') });
}

/** One page, delivered two ways, at any moment since its request: by hand, in real time, or from change to change. */
export function Live() {
  const [heard, hear] = useState('');
  const isPaused = useSyncExternalStore(motion.subscribe, motion.read) === 'paused';
  // The slider says its own changes; what changes elsewhere is said here.
  const { ms, set, isPlaying, flip } = useReplay(STILL_MS, LENGTH, isPaused, () => hear(sentence(LENGTH)));

  const step = (way: 'on' | 'back') => {
    const stop = stopFrom(STOPS, ms, way);
    set(stop);
    hear(sentence(stop));
  };
  const run = () => {
    hear(''); // Whoever runs it twice hears its end twice.
    flip();
  };

  return (
    <div className="crawler needs-js">
      <Race
        ms={ms}
        slider={<TimeSlider ms={ms} length={LENGTH} text={sentence(ms)} set={set} />}
        buttons={isPaused ? <StepButtons step={step} /> : <PlayButton isPlaying={isPlaying} flip={run} />}
      />
      <p role="status" className="sr-only">
        {heard}
      </p>
    </div>
  );
}
