import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadStyles } from '#src/figures/load-styles.ts';
import { motion } from '#src/motion/motion.ts';
import { Flight } from './flight.tsx';
import styles from './garden.css?url';
import sprite from './garden.svg';
import { gardenStore } from './garden-store.ts';
import { Lawn } from './lawn.tsx';
import { CareChoice, Clock, Counters, Market } from './panels.tsx';
import { VIEW } from './plot.tsx';
import type { Care } from './rules.ts';
import { TileButtons } from './tile-buttons.tsx';
import { TileNotes } from './tile-notes.tsx';
import { useClock } from './use-clock.ts';

await loadStyles(styles);

/** The garden that can be played. */
export function Live() {
  const { garden, said, told, happenings } = useSyncExternalStore(gardenStore.subscribe, gardenStore.read);
  const isPaused = useSyncExternalStore(motion.subscribe, motion.read) === 'paused';
  const [care, setCare] = useState<Care>('water');
  useClock();
  useEffect(() => {
    // A page that is shown again, or motion that goes on, plays no old move again.
    const leave = motion.subscribe(gardenStore.forget);
    return () => {
      leave();
      gardenStore.forget();
    };
  }, []);
  return (
    <div className="garden garden-ground needs-js">
      <Counters garden={garden} />
      <div className="garden-board">
        <svg aria-hidden="true" viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}>
          <use href={`${sprite}#shade`} />
          <Lawn />
        </svg>
        <TileButtons garden={garden} care={care} happenings={happenings} told={told} />
        <TileNotes key={told} happenings={happenings} />
      </div>
      <p role="status" className="garden-card garden-said">
        <span key={told}>{said}</span>
      </p>
      <CareChoice care={care} choose={setCare} />
      <div className="garden-right">
        <Market garden={garden} />
        <Clock isPaused={isPaused} />
      </div>
      {!isPaused && happenings[0] && <Flight key={told} {...happenings[0]} />}
    </div>
  );
}
