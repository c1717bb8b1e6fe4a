import { useEffect } from 'react';
import { motion } from '#src/motion/motion.ts';
import { gardenStore } from './garden-store.ts';

const HOUR_MS = 1000;

/** Lets an hour pass each second, while the visitor can see it and has not paused what moves. */
export function useClock(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const adjust = () => {
      clearInterval(timer);
      if (motion.read() === 'running' && !document.hidden) timer = setInterval(() => gardenStore.make({ kind: 'wait', hours: 1 }), HOUR_MS);
    };
    adjust();
    document.addEventListener('visibilitychange', adjust);
    const leave = motion.subscribe(adjust);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', adjust);
      leave();
    };
  }, []);
}
