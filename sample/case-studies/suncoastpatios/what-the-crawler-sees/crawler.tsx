import { useState, useSyncExternalStore } from 'react';
import { fill } from '#src/figures/fill.ts';
import { loadStyles } from '#src/figures/load-styles.ts';
import { motion } from '#src/motion/motion.ts';
import { Switch, TimeSlider } from './controls.tsx';
import styles from './crawler.css?url';
import { labels } from './labels.ts';
import { pages, STILL_MS } from './pages.ts';
import { CrawlerNotes, Phone, Table } from './panels.tsx';
import { lengthOf, momentAt, nextChange, type Site } from './rules.ts';
import { inSeconds, whatIsThere } from './sentences.ts';
import { useReplay } from './use-replay.ts';

await loadStyles(styles);

const LENGTH = lengthOf(Object.values(pages));

const sentence = (site: Site, ms: number) => fill(labels.at, { seconds: inSeconds(ms), what: whatIsThere(momentAt(pages[site], ms)) });

/** One page, delivered two ways, at any moment since its request. */
export function Live() {
  const [site, setSite] = useState<Site>('client');
  const [heard, hear] = useState('');
  const isPaused = useSyncExternalStore(motion.subscribe, motion.read) === 'paused';
  // The slider says its own changes; what changes elsewhere is said here.
  const say = (name: Site, ms: number) => hear(`${labels.sites[name]}. ${sentence(name, ms)}`);
  const { ms, set, isPlaying, flip } = useReplay(STILL_MS, LENGTH, isPaused, () => say(site, LENGTH));

  const choose = (name: Site) => {
    setSite(name);
    say(name, ms);
  };
  const step = () => {
    const next = nextChange(pages[site], ms);
    set(next);
    say(site, next);
  };

  const run = () => {
    hear(''); // Whoever runs it twice hears its end twice.
    flip();
  };

  const moment = momentAt(pages[site], ms);
  return (
    <div className="crawler needs-js">
      <div className="crawler-card crawler-controls">
        <Switch pages={pages} site={site} choose={choose} ms={ms} length={LENGTH} />
        <TimeSlider ms={ms} length={LENGTH} text={sentence(site, ms)} set={set} />
        <div className="crawler-clock">
          <b>{fill(labels.seconds, { seconds: inSeconds(ms) })}</b>
          <button type="button" className="crawler-button" onClick={isPaused ? step : run}>
            {isPaused ? labels.step : isPlaying ? labels.stop : labels.play}
          </button>
        </div>
        <p role="status" className="sr-only">
          {heard}
        </p>
      </div>
      <Phone moment={moment} said={whatIsThere(moment)} />
      <CrawlerNotes moment={moment} read={pages[site].read} />
      <Table pages={pages} />
    </div>
  );
}
