import { type Departure, isInWindow } from '#src/navigation/departure.ts';

const PHONE = '(max-width: 35rem)';

/**
 * The stage begins where the picture stood that led here, and travels below the words to its own place. Where its own picture is still
 * on its way, a copy of that other one lies on it; one never shows through the other. Nothing of it can be pressed or heard, and nothing
 * waits for it. Returns what ends it.
 */
export function travel(stage: HTMLElement, { src, place }: Departure): () => void {
  const copy = Object.assign(new Image(), { src, alt: '', ariaHidden: 'true', className: 'picture fill stand-in' });
  let move: Animation | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    copy.remove();
    move?.cancel();
  };

  // After all that React does at once, which ends with scrolling to the place where the page is read; before anything is painted.
  queueMicrotask(() => {
    const target = stage.getBoundingClientRect();
    if (isOver || !isInWindow(target)) return;
    const timing = { duration: matchMedia(PHONE).matches ? 300 : 380, easing: getComputedStyle(stage).getPropertyValue('--e-out') };
    move = stage.animate(
      [
        { pointerEvents: 'none', transform: wayBetween(target, place) },
        { pointerEvents: 'none', transform: 'none' },
      ],
      timing,
    );

    const picture = stage.querySelector('img');
    if (!picture || picture.complete) return;
    stage.append(copy);
    Promise.allSettled([picture.decode(), move.finished]).then(() => copy.remove());
  });
  return end;
}

/** Moves one rectangle onto the middle of another, as wide as that. */
function wayBetween(from: DOMRect, to: DOMRect): string {
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  return `translate(${x}px, ${y}px) scale(${to.width / from.width})`;
}
