import { GripVertical } from 'lucide';
import { useState } from 'react';
import { useHydrated } from '#src/components/hooks.ts';
import { Icon } from '#src/components/icons.tsx';
import { useDrag } from './use-drag.ts';

interface Props {
  level: 'h1' | 'h2';
  text: string;
  pressedText: string;
}

/** Splits before the first bracket: the text in brackets says what a press does, and is not printed. */
const HINT = /(?=\()/;

/** A heading that changes its text when it is pressed, and can be dragged. Until the app runs it is a normal heading. */
export function DraggableHeading({ level: Heading, text, pressedText }: Props) {
  const [isPressed, setIsPressed] = useState(false);
  const isHydrated = useHydrated();
  const { ref, wasDragged, handlers } = useDrag<HTMLSpanElement>();

  const [visibleText, ...hint] = (isPressed ? pressedText : text).split(HINT);

  function toggle() {
    if (!wasDragged()) setIsPressed((pressed) => !pressed);
  }

  return (
    <Heading className="contact-heading">
      <span
        ref={ref}
        className="drag"
        data-early-click
        {...(isHydrated && { role: 'button', tabIndex: 0 })}
        {...{ onClick: toggle, ...handlers(toggle) }}
      >
        <Icon node={GripVertical} className="drag-grip needs-js" />
        {visibleText}
        {hint.length > 0 && <span className="drag-hint">{hint}</span>}
      </span>
    </Heading>
  );
}
