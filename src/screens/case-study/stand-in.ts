/** Shows the main colour of the picture in its place until it has loaded. Returns a function that stops this. */
export function standIn(stage: HTMLElement, colour = ''): () => void {
  const picture = stage.querySelector('img');
  const end = () => stage.style.removeProperty('--stand-in');
  if (picture?.complete === false) {
    stage.style.setProperty('--stand-in', colour);
    picture.decode().then(end, end); // Also after an error: the alternative text needs the normal background to be readable.
  }
  return end;
}
