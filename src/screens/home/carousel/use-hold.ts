import { type FocusEvent, useState } from 'react';

/** Whether a pointer or the focus on the carousel stops it. Pressing Play overrides this until the pointer or the focus leaves. */
export function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isOverridden, setIsOverridden] = useState(false);

  return {
    isHeld: (isHovered || hasFocus) && !isOverridden,
    override: () => setIsOverridden(true),
    handlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave() {
        setIsHovered(false);
        setIsOverridden(false);
      },
      onFocus: () => setHasFocus(true),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (currentTarget.contains(relatedTarget)) return;
        setHasFocus(false);
        setIsOverridden(false);
      },
    },
  };
}
