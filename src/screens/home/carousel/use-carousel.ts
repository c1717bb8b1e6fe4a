import type { carouselSettings } from 'virtual:content/home';
import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHydrated, useInView } from '#src/components/hooks.ts';
import { motion } from '#src/preferences/preference.ts';

/** The values of --duration-slow and --ease-out in tokens.css. */
const ANSWER = { duration: 420, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * The state of the carousel. It rotates while it is visible, and stops for a pointer, for focus, for its button,
 * and while animations are paused. The ring in carousel-controls.tsx says when the next picture is due.
 */
export function useCarousel(count: number, settings: typeof carouselSettings) {
  const [current, setCurrent] = useState(0);
  const [isStopped, setIsStopped] = useState(!settings.autoplay);
  const { ref, isInView } = useInView();
  const { isPaused, resume, handlers } = usePauseOnHover(ref);
  const isHydrated = useHydrated(); // The HTML of the build is that of a carousel that does not move.
  const isMotionAllowed = useSyncExternalStore(motion.subscribe, motion.read, motion.read) === 'running' && isHydrated;
  const isPageVisible = usePageVisible();
  const elements = useRef<(HTMLElement | null)[]>([]);
  const sliding = useRef<Animation[]>([]);

  const isPlaying = !isStopped && isMotionAllowed;
  const hasNext = settings.infinite || current < count - settings.slidesShown;
  const isRotating = isPlaying && hasNext && !isPaused && isPageVisible && isInView;

  /** A picture that the visitor asks for comes quickly; one that comes by itself has the settings of the owner. */
  function show(next: number, by = Math.sign(next - current), timing: KeyframeAnimationOptions = ANSWER) {
    if (next === current) return;
    setCurrent(next);
    for (const animation of sliding.current) animation.cancel();
    sliding.current = motion.read() === 'running' ? slide(elements.current[current], elements.current[next], by, timing, document.dir) : [];
  }

  function step(by: 1 | -1, timing?: KeyframeAnimationOptions) {
    const next = current + by * settings.slidesScrolled;
    show(settings.infinite ? (next + count) % count : Math.min(Math.max(next, 0), count - 1), by, timing);
  }

  useEffect(() => {
    if (isMotionAllowed) return;
    for (const animation of sliding.current) animation.finish();
  }, [isMotionAllowed]);

  function togglePlay() {
    setIsStopped(isPlaying);
    if (isPlaying) return;
    if (motion.read() !== 'running') motion.toggle(); // The site has one switch for all animations: to play the carousel, allow them.
    resume();
  }

  return {
    current,
    isHydrated,
    isPlaying,
    isRotating,
    show,
    step,
    turn: () => step(1, { duration: settings.speedMs, easing: settings.easing }),
    togglePlay,
    slideRefs: (index: number) => (element: HTMLElement | null) => {
      elements.current[index] = element;
    },
    rootProps: { ...handlers, ref },
  };
}

/** Moves one picture out and the next one in; to the left when going forward, or to the right where text is read from right to left. */
export function slide(
  from: Element | null | undefined,
  to: Element | null | undefined,
  by: number,
  timing: KeyframeAnimationOptions,
  direction = 'ltr',
): Animation[] {
  const forward = direction === 'rtl' ? -by : by;
  const at = (place: number) => ({ transform: `translateX(${place * 100}%)`, visibility: 'visible' });
  return [from?.animate([at(0), at(-forward)], timing), to?.animate([at(forward), at(0)], timing)].filter(
    (animation) => animation !== undefined,
  );
}

/**
 * Whether a pointer or the focus on the carousel pauses it. Pressing Play starts it all the same, until the pointer comes back or the focus
 * moves on: a picture that has the focus must not leave.
 */
function usePauseOnHover(carousel: RefObject<HTMLElement | null>) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  // The focus may have come before the app ran.
  useEffect(() => setHasFocus(carousel.current?.contains(document.activeElement) ?? false), [carousel]);

  return {
    isPaused: isHovered || hasFocus,
    resume() {
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
