import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadStyles } from '#src/demos/helpers.ts';
import { motion } from '#src/preferences/preference.ts';
import { Flight } from './board/flight.tsx';
import { Lawn } from './board/lawn.tsx';
import { VIEW } from './board/plot.tsx';
import { TileButtons } from './board/tile-buttons.tsx';
import { TileNotes } from './board/tile-notes.tsx';
import styles from './garden.css?url';
import sprite from './garden.svg';
import { CareChoice, Clock, Counters, Market } from './panels/panels.tsx';
import type { Care } from './rules.ts';
import { gardenStore } from './state/garden-store.ts';
import { useClock } from './state/use-clock.ts';

await loadStyles(styles);

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
        <svg aria-hidden="true" viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}>
          <use href={`${sprite}#shade`} />
          <Lawn />
        </svg>
        <TileButtons garden={garden} care={care} events={events} messageCount={messageCount} />
        <TileNotes key={messageCount} events={events} />
      </div>
      <p role="status" className="garden-card garden-said">
        <span key={messageCount}>{message}</span>
      </p>
      <CareChoice care={care} choose={setCare} />
      <div className="garden-right">
        <Market garden={garden} />
        <Clock isPaused={isPaused} />
      </div>
      {!isPaused && events[0] && <Flight key={messageCount} {...events[0]} />}
    </div>
  );
}
