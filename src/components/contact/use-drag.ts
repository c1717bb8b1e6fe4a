import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { keepInView, type Offset } from '#src/lib/keep-in-view.ts';
import { motion } from '#src/motion/motion.ts';
import { springHome } from '#src/pointer/spring-home.ts';
import { coversControl } from './covers-control.ts';

const CLICK_TOLERANCE_PX = 5;
const KEY_STEP_PX = 16;
const HOME: Offset = { x: 0, y: 0 };
const ARROWS: Record<string, Offset> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
};

/**
 * Lets an element be moved by pointer or arrow keys within the window; Escape puts it back. Let go or left where it covers
 * something that can be pressed, it goes home. `data-place` says that it is away from its place, or on its way home.
 */
export function useDrag<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const offset = useRef(HOME);
  const flight = useRef<Animation>(undefined);
  const grab = useRef<{ x: number; y: number; offset: Offset } | undefined>(undefined);
  const dragged = useRef(false);

  function place({ x, y }: Offset) {
    flight.current?.cancel();
    offset.current = { x, y };
    if (!ref.current) return;
    ref.current.style.transform = x || y ? `translate(${x}px, ${y}px)` : '';
    if (x || y) ref.current.dataset.place = 'away';
    else delete ref.current.dataset.place;
  }

  function leaveControlsFree() {
    const [element, from] = [ref.current, offset.current];
    if (element?.dataset.place !== 'away' || !coversControl(element)) return;
    place(HOME);
    if (motion.read() !== 'running') return;
    flight.current = springHome(element, from);
    flight.current.onfinish = () => place(HOME);
    element.dataset.place = 'homeward';
  }

  function moveTo(wanted: Offset) {
    if (!ref.current) return;
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    place(keepInView(ref.current.getBoundingClientRect(), offset.current, wanted, view));
  }

  function release() {
    grab.current = undefined;
    leaveControlsFree();
    setTimeout(() => {
      dragged.current = false; // The click that ends a drag comes before this.
    });
  }

  const handlers = (press: () => void) => ({
    onPointerDown(event: PointerEvent<E>) {
      if (event.button !== 0) return;
      grab.current = { x: event.clientX, y: event.clientY, offset: offset.current };
    },
    onPointerMove(event: PointerEvent<E>) {
      if (!grab.current) return;
      if (!(event.buttons & 1)) return release(); // Let go outside, where nobody told us.
      const [x, y] = [event.clientX - grab.current.x, event.clientY - grab.current.y];
      if (!dragged.current && Math.hypot(x, y) <= CLICK_TOLERANCE_PX) return;
      dragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      moveTo({ x: grab.current.offset.x + x, y: grab.current.offset.y + y });
    },
    onPointerUp: release,
    onPointerCancel() {
      if (grab.current) place(grab.current.offset); // The browser took the finger for scrolling.
      release();
    },
    onBlur: leaveControlsFree,
    onKeyDown(event: KeyboardEvent<E>) {
      const arrow = ARROWS[event.key];
      if (arrow) moveTo({ x: offset.current.x + arrow.x, y: offset.current.y + arrow.y });
      else if (event.key === 'Escape') place(HOME);
      else if (event.key === 'Enter' || event.key === ' ') press();
      else return;
      event.preventDefault();
    },
  });

  return { ref, handlers, wasDragged: () => dragged.current };
}
