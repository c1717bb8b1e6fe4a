import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PointerFollower } from '#src/components/pointer-follower.ts';
import { motion } from '#src/preferences/preference.ts';

interface Props {
  /** The text of the tooltip. It repeats the name of the link, so screen readers do not need it. */
  text: string;
  className?: string;
  /** See src/navigation/shared-image.ts. */
  'data-picture-of'?: string | undefined;
  children: ReactNode;
}

/** A tooltip that follows the mouse while it is over the children. Not shown on touch screens, hidden from screen readers. */
export function CursorTooltip({ text, children, ...attributes }: Props) {
  const { tooltip, handlers } = useCursorTooltip(text);
  return (
    // Only tracks the mouse; the element to press is the link inside.
    <div {...attributes} {...handlers}>
      {children}
      {tooltip}
    </div>
  );
}

/** The tooltip, and the handlers of the element that has it; for a tooltip that cannot be inside that element. */
export function useCursorTooltip(text: string) {
  const element = useRef<HTMLSpanElement>(null);
  const follower = useRef<PointerFollower>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const isOver = useRef(false);

  /** Loads the code that follows the mouse only when it is first needed. */
  async function show() {
    if (!follower.current) {
      const { PointerFollower } = await import('#src/components/pointer-follower.ts');
      if (element.current) follower.current ??= new PointerFollower(element.current);
    }
    if (isOver.current) follower.current?.show(pointer.current); // Else the mouse has left while the code was loading.
  }

  function hide() {
    isOver.current = false;
    follower.current?.hide();
  }

  useEffect(() => () => follower.current?.hide(), []);

  return {
    tooltip: (
      <span ref={element} aria-hidden="true" className="cursor-tooltip">
        {text}
      </span>
    ),
    handlers: {
      onPointerEnter({ pointerType, clientX: x, clientY: y }: PointerEvent) {
        pointer.current = { x, y };
        isOver.current = true;
        if (pointerType === 'mouse') show().catch(() => {}); // Ignore errors: the page can be used without it.
      },
      onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
        pointer.current = { x, y };
        if (motion.read() === 'running') follower.current?.follow(pointer.current);
        else follower.current?.jump(pointer.current);
      },
      onPointerLeave: hide,
    },
    hide,
  };
}
