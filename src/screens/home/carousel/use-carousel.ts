import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CarouselSettings } from '#content/schema.ts';
import { motion } from '#src/motion/motion.ts';
import { slide } from './slide.ts';
import { useHold } from './use-hold.ts';
import { usePageVisible } from './use-page-visible.ts';

const EIGHTHS = 8;

/** What the carousel does: turns while it may, stops for a pointer, for focus, for the button and for the page's motion state. */
export function useCarousel(count: number, settings: CarouselSettings) {
  const [current, setCurrent] = useState(0);
  const [eighths, setEighths] = useState(0);
  const [isStopped, setIsStopped] = useState(!settings.autoplay);
  const hold = useHold();
  const isMotionAllowed = useSyncExternalStore(motion.subscribe, motion.read, () => 'paused') === 'running';
  const isPageVisible = usePageVisible();
  const elements = useRef<(HTMLElement | null)[]>([]);
  const sliding = useRef<Animation[]>([]);

  const isPlaying = !isStopped && isMotionAllowed;
  const isTurning = isPlaying && !hold.isHeld && isPageVisible && count > 1;

  function step(by: 1 | -1) {
    const next = settings.infinite ? (current + by + count) % count : Math.min(Math.max(current + by, 0), count - 1);
    setEighths(0);
    if (next === current) return;
    setCurrent(next);
    for (const animation of sliding.current) animation.cancel();
    sliding.current = motion.read() === 'running' ? slide(elements.current[current], elements.current[next], by, settings) : [];
  }

  useEffect(() => {
    if (!isTurning) return;
    const wait = setTimeout(() => {
      if (eighths + 1 < EIGHTHS) setEighths(eighths + 1);
      else step(1);
    }, settings.autoplayMs / EIGHTHS);
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
    step,
    togglePlay,
    slideRefs: (index: number) => (element: HTMLElement | null) => {
      elements.current[index] = element;
    },
    watch: hold.watch,
  };
}
