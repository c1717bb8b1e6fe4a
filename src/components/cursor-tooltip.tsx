import { type ReactNode, useEffect, useRef, useState } from 'react';
import { motion } from '#src/motion/motion.ts';
import type { PointerFollower } from '#src/pointer/pointer-follower.ts';

interface Props {
  /** What the tooltip says: a decorative twin of the link's own name. */
  text: string;
  className?: string;
  children: ReactNode;
}

/** Words that follow the mouse while it is over the children. Absent on touch, silent for screen readers. */
export function CursorTooltip({ text, className, children }: Props) {
  const tooltip = useRef<HTMLSpanElement>(null);
  const follower = useRef<PointerFollower>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const isOver = useRef(false);
  const [isShown, setIsShown] = useState(false);

  /** The code that follows the pointer arrives when there is a pointer to follow. */
  async function show() {
    if (!follower.current) {
      const { PointerFollower } = await import('#src/pointer/pointer-follower.ts');
      if (tooltip.current) follower.current ??= new PointerFollower(tooltip.current);
    }
    if (!isOver.current) return; // Gone in the meantime.
    follower.current?.jump(pointer.current);
    setIsShown(true);
  }

  useEffect(() => {
    if (!isShown) return;
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsShown(false);
    addEventListener('keydown', hideOnEscape);
    return () => {
      removeEventListener('keydown', hideOnEscape);
      follower.current?.stop();
    };
  }, [isShown]);

  return (
    // The mouse is only watched here; what can be pressed is the link inside.
    <div
      className={className}
      onPointerEnter={({ pointerType, clientX: x, clientY: y }) => {
        pointer.current = { x, y };
        isOver.current = true;
        if (pointerType === 'mouse') show().catch(() => {}); // Decoration: without it the link says the same.
      }}
      onPointerMove={({ clientX: x, clientY: y }) => {
        pointer.current = { x, y };
        if (motion.read() === 'running') follower.current?.follow(pointer.current);
        else follower.current?.jump(pointer.current);
      }}
      onPointerLeave={() => {
        isOver.current = false;
        setIsShown(false);
      }}
    >
      {children}
      <span ref={tooltip} aria-hidden="true" className="cursor-tooltip" data-shown={isShown || undefined}>
        {text}
      </span>
    </div>
  );
}
