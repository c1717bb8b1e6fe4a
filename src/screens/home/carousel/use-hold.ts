import { type FocusEvent, useState } from 'react';

/** Whether a pointer or the focus holds the carousel still. Somebody who presses Play there means it, until they leave. */
export function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isOverruled, setIsOverruled] = useState(false);

  return {
    isHeld: (isHovered || hasFocus) && !isOverruled,
    overrule: () => setIsOverruled(true),
    watch: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave() {
        setIsHovered(false);
        setIsOverruled(false);
      },
      onFocus: () => setHasFocus(true),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (currentTarget.contains(relatedTarget)) return;
        setHasFocus(false);
        setIsOverruled(false);
      },
    },
  };
}
