/** Whether the visitor points with a mouse; no, where the browser does not say. */
export function hasMouse(): boolean {
  try {
    return matchMedia('(pointer: fine)').matches;
  } catch {
    return false; // Keys and buttons move the map then, and a finger scrolls the page.
  }
}
