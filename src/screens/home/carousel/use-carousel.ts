import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CarouselSettings } from '#schema';
import { useInView } from '#src/components/use-in-view.ts';
import { motion } from '#src/motion/motion.ts';
import { slide } from './slide.ts';
import { useHold } from './use-hold.ts';
import { usePageVisible } from './use-page-visible.ts';

const EIGHTHS = 8;

/** What the carousel does: turns while it is seen, stops for a pointer, for focus, for the button and for the page's motion state. */
export function useCarousel(count: number, settings: CarouselSettings) {
  const [current, setCurrent] = useState(0);
  const [eighths, setEighths] = useState(0);
  const [isStopped, setIsStopped] = useState(!settings.autoplay);
  const hold = useHold();
  const { ref, isInView } = useInView();
  const isMotionAllowed = useSyncExternalStore(motion.subscribe, motion.read, () => 'paused') === 'running';
  const isPageVisible = usePageVisible();
  const elements = useRef<(HTMLElement | null)[]>([]);
  const sliding = useRef<Animation[]>([]);
  const due = useRef(0);

  const isPlaying = !isStopped && isMotionAllowed;
  const isTurning = isPlaying && !hold.isHeld && isPageVisible && isInView && count > 1;

  function step(by: 1 | -1) {
    const next = settings.infinite ? (current + by + count) % count : Math.min(Math.max(current + by, 0), count - 1);
    setEighths(0);
    if (next === current) return;
    setCurrent(next);
    for (const animation of sliding.current) animation.cancel();
    sliding.current = motion.read() === 'running' ? slide(elements.current[current], elements.current[next], by, settings) : [];
  }

  // From one due time to the next, not from one late timer to the next: on a busy machine eight small delays would add up.
  // What was due while the computer slept is let go.
  useEffect(() => {
    if (!isTurning) {
      due.current = 0;
      return;
    }
    const eighthMs = settings.autoplayMs / EIGHTHS;
    due.current ||= performance.now() + eighthMs;
    const wait = setTimeout(() => {
      due.current = Math.max(due.current + eighthMs, performance.now());
      if (eighths + 1 < EIGHTHS) setEighths(eighths + 1);
      else step(1);
    }, due.current - performance.now());
    return () => clearTimeout(wait);
  });

  useEffect(() => {
    if (isMotionAllowed) return;
    for (const animation of sliding.current) animation.finish();
  }, [isMotionAllowed]);

  function togglePlay() {
    setEighths(0);
    if (!isPlaying && !isMotionAllowed) motion.flip(); // One motion state for the whole site: playing one thing plays.
    setIsStopped(isPlaying);
    if (!isPlaying) hold.overrule();
  }

  return {
    current,
    eighths,
    isPlaying,
    isTurning,
    step(by: 1 | -1) {
      due.current = 0; // A picture that was asked for stays its whole time.
      step(by);
    },
    togglePlay,
    slideRefs: (index: number) => (element: HTMLElement | null) => {
      elements.current[index] = element;
    },
    watch: { ...hold.watch, ref },
  };
}
