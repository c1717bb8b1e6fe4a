/** Whether an element covers a link or a button. */
export function coversControl(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [...document.querySelectorAll('a, button')]
    .filter((control) => control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
}
