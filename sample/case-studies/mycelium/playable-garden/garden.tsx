import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadStylesheet } from '#src/demos/helpers.ts';
import { motion } from '#src/preferences/preference.ts';
import { BOARD, Lawn } from './board.tsx';
import { FlyToCounter } from './fly-to-counter.tsx';
import styles from './garden.css?url';
import { CareChoice, Clock, Counters, Market } from './panels.tsx';
import type { Care } from './rules.ts';
import { gardenStore } from './store.ts';
import { TileButtons, TileNotes } from './tiles.tsx';

await loadStylesheet(styles);

const HOUR_MS = 1000;

/** The game: the board, the panels around it, and the status line. */
export function Live() {
  const { garden, message, messageCount, events } = useSyncExternalStore(gardenStore.subscribe, gardenStore.read);
  const isPaused = useSyncExternalStore(motion.subscribe, motion.read) === 'paused';
  const [care, setCare] = useState<Care>('water');
  useClock();
  useEffect(() => {
    // Without this, old events would be animated again when the page is shown again or animations are resumed.
    const unsubscribe = motion.subscribe(gardenStore.clearEvents);
    return () => {
      unsubscribe();
      gardenStore.clearEvents();
    };
  }, []);
  return (
    <div className="garden garden-ground needs-js">
      <Counters garden={garden} />
      <div className="garden-board">
        <svg aria-hidden="true" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}>
          <Lawn />
        </svg>
        <TileButtons garden={garden} care={care} events={events} messageCount={messageCount} />
        <TileNotes key={messageCount} events={events} />
      </div>
      <p role="status" className="garden-card garden-status">
        <span key={messageCount}>{message}</span>
      </p>
      <CareChoice care={care} choose={setCare} />
      <div className="garden-right">
        <Market garden={garden} />
        <Clock isPaused={isPaused} />
      </div>
      {!isPaused && events[0] && <FlyToCounter key={messageCount} {...events[0]} />}
    </div>
  );
}

/** Lets an hour of the game pass each second, while the tab is visible and animations are not paused. */
function useClock(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const startOrStop = () => {
      clearInterval(timer);
      if (motion.read() === 'running' && !document.hidden)
        timer = setInterval(() => gardenStore.dispatch({ kind: 'wait', hours: 1 }), HOUR_MS);
    };
    startOrStop();
    document.addEventListener('visibilitychange', startOrStop);
    const unsubscribe = motion.subscribe(startOrStop);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', startOrStop);
      unsubscribe();
    };
  }, []);
}
