import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { springBack } from '#src/components/spring.ts';
import { motion } from '#src/preferences/preference.ts';

const CLICK_TOLERANCE_PX = 5;
const KEY_STEP_PX = 16;
const ORIGIN: Offset = { x: 0, y: 0 };
const ARROWS: Record<string, Offset> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
};

/**
 * Lets an element be moved within the window, by pointer or arrow keys; Escape puts it back. If it is released, or loses the focus,
 * where it covers a link or a button, or if the window changes its width, it returns to its own place. `data-place` is "away" or
 * "returning", and missing at its own place.
 */
export function useDrag<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const offset = useRef(ORIGIN);
  const returnAnimation = useRef<Animation>(undefined);
  const grab = useRef<{ x: number; y: number; offset: Offset } | undefined>(undefined);
  const dragged = useRef(false);

  function place({ x, y }: Offset) {
    returnAnimation.current?.cancel();
    offset.current = { x, y };
    if (!ref.current) return;
    ref.current.style.transform = x || y ? `translate(${x}px, ${y}px)` : '';
    if (x || y) ref.current.dataset.place = 'away';
    else delete ref.current.dataset.place;
  }

  // In a window of another width the same offset leads to another place, perhaps outside of the window or over a link. Not of another
  // height: phones change it whenever they hide or show their address bar.
  useEffect(() => {
    let width = innerWidth;
    const putBack = () => {
      if (innerWidth !== width) place(ORIGIN);
      width = innerWidth;
    };
    addEventListener('resize', putBack);
    return () => removeEventListener('resize', putBack);
  });

  function returnIfOverControl() {
    const [element, from] = [ref.current, offset.current];
    if (element?.dataset.place !== 'away' || !coversControl(element)) return;
    place(ORIGIN);
    if (motion.read() !== 'running') return;
    returnAnimation.current = springBack(element, from);
    returnAnimation.current.onfinish = () => place(ORIGIN);
    element.dataset.place = 'returning';
  }

  function moveTo(wanted: Offset) {
    if (!ref.current) return;
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    place(keepInView(ref.current.getBoundingClientRect(), offset.current, wanted, view));
  }

  function release() {
    grab.current = undefined;
    returnIfOverControl();
    setTimeout(() => {
      dragged.current = false; // Later, because the click event that follows a drag comes first.
    });
  }

  const handlers = (press: () => void) => ({
    onPointerDown(event: PointerEvent<E>) {
      if (event.button !== 0) return;
      grab.current = { x: event.clientX, y: event.clientY, offset: offset.current };
    },
    onPointerMove(event: PointerEvent<E>) {
      if (!grab.current) return;
      if (!(event.buttons & 1)) return release(); // The button was released outside of the window, where no event reached us.
      const [x, y] = [event.clientX - grab.current.x, event.clientY - grab.current.y];
      if (!dragged.current && Math.hypot(x, y) <= CLICK_TOLERANCE_PX) return;
      dragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      moveTo({ x: grab.current.offset.x + x, y: grab.current.offset.y + y });
    },
    onPointerUp: release,
    onPointerCancel() {
      if (grab.current) place(grab.current.offset); // The browser started to scroll instead.
      release();
    },
    onBlur: returnIfOverControl,
    onKeyDown(event: KeyboardEvent<E>) {
      const arrow = ARROWS[event.key];
      if (arrow) moveTo({ x: offset.current.x + arrow.x, y: offset.current.y + arrow.y });
      else if (event.key === 'Escape') place(ORIGIN);
      else if (event.key === 'Enter' || event.key === ' ') press();
      else return;
      event.preventDefault();
    },
  });

  return { ref, handlers, wasDragged: () => dragged.current };
}

export interface Offset {
  x: number;
  y: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The wanted offset of a box, limited so that the box stays inside the view. */
function keepInView(box: Box, offset: Offset, wanted: Offset, view: { width: number; height: number }): Offset {
  return {
    x: clamp(wanted.x, offset.x - box.left, offset.x + view.width - box.right),
    y: clamp(wanted.y, offset.y - box.top, offset.y + view.height - box.bottom),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, Math.max(most, least)), Math.min(least, most));
}

/** Whether an element covers a link or a button. */
function coversControl(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [...document.querySelectorAll('a, button')]
    .filter((control) => control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
}
