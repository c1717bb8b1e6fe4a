import { useEffect } from 'react';
import { motion } from '#src/preferences/preference.ts';
import { gardenStore } from './garden-store.ts';

const HOUR_MS = 1000;

/** Lets an hour of the game pass each second, while the tab is visible and animations are not paused. */
export function useClock(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const adjust = () => {
      clearInterval(timer);
      if (motion.read() === 'running' && !document.hidden) timer = setInterval(() => gardenStore.make({ kind: 'wait', hours: 1 }), HOUR_MS);
    };
    adjust();
    document.addEventListener('visibilitychange', adjust);
    const unsubscribe = motion.subscribe(adjust);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', adjust);
      unsubscribe();
    };
  }, []);
}
