import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInView } from '#src/components/hooks.ts';
import { motion } from '#src/preferences/preference.ts';
import type { CarouselSettings } from './carousel-settings.ts';

const PROGRESS_STEPS = 8;

/**
 * The state of the carousel. It runs while it is visible, and stops for a pointer, for focus, for its button,
 * and while animations are paused.
 */
export function useCarousel(count: number, settings: CarouselSettings) {
  const [current, setCurrent] = useState(0);
  const [eighths, setEighths] = useState(0);
  const [isStopped, setIsStopped] = useState(!settings.autoplay);
  const { ref, isInView } = useInView();
  const hold = usePauseOnHover(ref);
  const isMotionAllowed = useSyncExternalStore(motion.subscribe, motion.read, () => 'paused') === 'running';
  const isPageVisible = usePageVisible();
  const elements = useRef<(HTMLElement | null)[]>([]);
  const sliding = useRef<Animation[]>([]);
  const dueAtMs = useRef(0);

  const isPlaying = !isStopped && isMotionAllowed;
  const isRotating = isPlaying && !hold.isHeld && isPageVisible && isInView && count > 1;

  function step(by: 1 | -1) {
    const next = settings.infinite ? (current + by + count) % count : Math.min(Math.max(current + by, 0), count - 1);
    setEighths(0);
    if (next === current) return;
    setCurrent(next);
    for (const animation of sliding.current) animation.cancel();
    sliding.current =
      motion.read() === 'running' ? slide(elements.current[current], elements.current[next], by, settings, document.dir) : [];
  }

  // Each step is timed from when the last one was due, not from when it ran: on a busy machine eight small delays would add up.
  // Steps that were due while the computer slept are skipped.
  useEffect(() => {
    if (!isRotating) {
      dueAtMs.current = 0;
      return;
    }
    const eighthMs = settings.autoplayMs / PROGRESS_STEPS;
    dueAtMs.current ||= performance.now() + eighthMs;
    const wait = setTimeout(() => {
      dueAtMs.current = Math.max(dueAtMs.current + eighthMs, performance.now());
      if (eighths + 1 < PROGRESS_STEPS) setEighths(eighths + 1);
      else step(1);
    }, dueAtMs.current - performance.now());
    return () => clearTimeout(wait);
  });

  useEffect(() => {
    if (isMotionAllowed) return;
    for (const animation of sliding.current) animation.finish();
  }, [isMotionAllowed]);

  function togglePlay() {
    setEighths(0);
    if (!isPlaying && !isMotionAllowed) motion.toggle(); // The site has one switch for all animations: to play the carousel, allow them.
    setIsStopped(isPlaying);
    if (!isPlaying) hold.release();
  }

  return {
    current,
    eighths,
    isPlaying,
    isRotating,
    step(by: 1 | -1) {
      dueAtMs.current = 0; // A picture that the visitor has chosen is shown for the full time.
      step(by);
    },
    togglePlay,
    slideRefs: (index: number) => (element: HTMLElement | null) => {
      elements.current[index] = element;
    },
    rootProps: { ...hold.handlers, ref },
  };
}

/** Moves one picture out and the next one in; to the left when going forward, or to the right where text is read from right to left. */
export function slide(
  from: Element | null | undefined,
  to: Element | null | undefined,
  by: 1 | -1,
  settings: CarouselSettings,
  direction = 'ltr',
): Animation[] {
  const forward = direction === 'rtl' ? -by : by;
  const timing = { duration: settings.speedMs, easing: settings.easing };
  const at = (place: number) => ({ transform: `translateX(${place * 100}%)`, visibility: 'visible' });
  return [from?.animate([at(0), at(-forward)], timing), to?.animate([at(forward), at(0)], timing)].filter(
    (animation) => animation !== undefined,
  );
}

/**
 * Whether a pointer or the focus on the carousel stops it. Pressing Play starts it all the same, until the pointer comes back or the focus
 * moves on: a picture that has the focus must not leave.
 */
function usePauseOnHover(carousel: RefObject<HTMLElement | null>) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  // The focus may have come before the app ran.
  useEffect(() => setHasFocus(carousel.current?.contains(document.activeElement) ?? false), [carousel]);

  return {
    isHeld: isHovered || hasFocus,
    release() {
      setIsHovered(false);
      setHasFocus(false);
    },
    handlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      // Where the focus goes to; or, if the whole window loses it, where it will be when the visitor comes back.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget ?? document.activeElement)),
    },
  };
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is visible, and not in the background. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}
