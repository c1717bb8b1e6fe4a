import { useEffect, useRef, useState } from 'react';

/** A longer frame counts as this long, so that the race does not jump after the tab was in the background. */
const LONGEST_FRAME_MS = 100;

/** The time since the request: set by the reader, or played from 0 in real time. */
export function useReplay(start: number, end: number, isPaused: boolean, onEnd: () => void) {
  const [ms, setMs] = useState(start);
  const [isPlaying, setPlaying] = useState(false);

  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd; // Call the function of the latest render.
  });

  useEffect(() => {
    if (!isPlaying || isPaused) return;
    let shown = 0;
    let lastTime = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      shown = Math.min(end, shown + Math.min(LONGEST_FRAME_MS, Math.max(0, now - lastTime)));
      lastTime = now;
      setMs(shown);
      if (shown < end) frame = requestAnimationFrame(next);
      else {
        setPlaying(false);
        latestOnEnd.current();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, isPaused, end]);

  const set = (value: number) => {
    setPlaying(false);
    setMs(value);
  };
  return { ms, set, isPlaying, flip: () => setPlaying(!isPlaying) };
}
