/**
 * Loads the style sheet of a figure. Its script waits for this: without styles the figure would look worse than
 * the drawing that it replaces.
 */
export function loadStyles(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
  });
}
