import { useState, useSyncExternalStore } from 'react';
import { loadStyles } from '#src/figures/load-styles.ts';
import { motion } from '#src/motion/motion.ts';
import { Board } from './board.tsx';
import styles from './garden.css?url';
import { gardenStore } from './garden-store.ts';
import { CareChoice, Clock, Counters, Market } from './panels.tsx';
import type { Care } from './rules.ts';
import { TileButtons } from './tile-buttons.tsx';
import { useClock } from './use-clock.ts';

await loadStyles(styles);

/** The garden that can be played. */
export function Live() {
  const { garden, said, told } = useSyncExternalStore(gardenStore.subscribe, gardenStore.read);
  const isPaused = useSyncExternalStore(motion.subscribe, motion.read) === 'paused';
  const [care, setCare] = useState<Care>('water');
  useClock();
  return (
    <div className="garden garden-ground needs-js">
      <div className="garden-left">
        <Counters garden={garden} />
        <CareChoice care={care} choose={setCare} />
      </div>
      <div className="garden-board">
        <Board tiles={garden.tiles} />
        <TileButtons garden={garden} care={care} />
      </div>
      <p role="status" className="garden-card garden-said">
        <span key={told}>{said}</span>
      </p>
      <div className="garden-right">
        <Market garden={garden} />
        <Clock isPaused={isPaused} />
      </div>
    </div>
  );
}
