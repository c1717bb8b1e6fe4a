import { GripVertical } from 'lucide';
import { useState } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { useHydrated } from '#src/components/use-hydrated.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  level: 'h1' | 'h2';
  text: string;
  pressedText: string;
}

/** Where the words in brackets begin: what a press does, of no use on paper. */
const HINT = /(?=\()/;

/** A heading that says "Oops" when it is pressed, and can be dragged about. Without the app it is a heading. */
export function DraggableHeading({ level: Heading, text, pressedText }: Props) {
  const [isPressed, setIsPressed] = useState(false);
  const isControl = useHydrated();
  const { ref, wasDragged, handlers } = useDrag<HTMLSpanElement>();

  const [words, ...hint] = (isPressed ? pressedText : text).split(HINT);

  function toggle() {
    if (!wasDragged()) setIsPressed((pressed) => !pressed);
  }

  return (
    <Heading className="contact-heading">
      <span
        ref={ref}
        className="drag"
        data-early-click
        {...(isControl && {
          role: 'button',
          tabIndex: 0,
          onClick: toggle,
          ...handlers(toggle),
        })}
      >
        <Icon node={GripVertical} className="drag-grip needs-js" />
        {words}
        {hint.length > 0 && <span className="drag-hint">{hint}</span>}
      </span>
    </Heading>
  );
}
