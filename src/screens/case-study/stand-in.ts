/** The picture's own colour stands in for it while it is on its way. Returns what ends this. */
export function standIn(stage: HTMLElement, colour = ''): () => void {
  const picture = stage.querySelector('img');
  const end = () => stage.style.removeProperty('--stand-in');
  if (picture?.complete === false) {
    stage.style.setProperty('--stand-in', colour);
    picture.decode().then(end, end); // A picture that fails shows its words, on a ground that they are readable on.
  }
  return end;
}
