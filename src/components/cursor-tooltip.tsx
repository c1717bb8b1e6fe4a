import { type ReactNode, useEffect, useRef } from 'react';
import type { PointerFollower } from '#src/components/pointer-follower.ts';
import { motion } from '#src/preferences/preference.ts';

interface Props {
  /** The text of the tooltip. It repeats the name of the link, so screen readers do not need it. */
  text: string;
  className?: string;
  children: ReactNode;
}

/** A tooltip that follows the mouse while it is over the children. Not shown on touch screens, hidden from screen readers. */
export function CursorTooltip({ text, className, children }: Props) {
  const tooltip = useRef<HTMLSpanElement>(null);
  const follower = useRef<PointerFollower>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const isOver = useRef(false);

  /** Loads the code that follows the mouse only when it is first needed. */
  async function show() {
    if (!follower.current) {
      const { PointerFollower } = await import('#src/components/pointer-follower.ts');
      if (tooltip.current) follower.current ??= new PointerFollower(tooltip.current);
    }
    if (isOver.current) follower.current?.show(pointer.current); // Else the mouse has left while the code was loading.
  }

  useEffect(() => () => follower.current?.hide(), []);

  return (
    // Only tracks the mouse; the element to press is the link inside.
    <div
      className={className}
      onPointerEnter={({ pointerType, clientX: x, clientY: y }) => {
        pointer.current = { x, y };
        isOver.current = true;
        if (pointerType === 'mouse') show().catch(() => {}); // Ignore errors: the tooltip only repeats the link.
      }}
      onPointerMove={({ clientX: x, clientY: y }) => {
        pointer.current = { x, y };
        if (motion.read() === 'running') follower.current?.follow(pointer.current);
        else follower.current?.jump(pointer.current);
      }}
      onPointerLeave={() => {
        isOver.current = false;
        follower.current?.hide();
      }}
    >
      {children}
      <span ref={tooltip} aria-hidden="true" className="cursor-tooltip">
        {text}
      </span>
    </div>
  );
}
