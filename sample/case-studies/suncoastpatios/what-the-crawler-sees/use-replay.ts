import { useEffect, useRef, useState } from 'react';

/** A tab that was away for longer than this does not jump. */
const LONGEST_FRAME = 100;

/** Time since the request: set by hand, or run from the request on as fast as it ran when it was measured. */
export function useReplay(start: number, end: number, isPaused: boolean, onEnd: () => void) {
  const [ms, setMs] = useState(start);
  const [isPlaying, setPlaying] = useState(false);

  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd; // The page may have been switched meanwhile.
  });

  useEffect(() => {
    if (!isPlaying || isPaused) return;
    let shown = 0;
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      shown = Math.min(end, shown + Math.min(LONGEST_FRAME, Math.max(0, now - before)));
      before = now;
      setMs(shown);
      if (shown < end) frame = requestAnimationFrame(next);
      else {
        setPlaying(false);
        ended.current();
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
