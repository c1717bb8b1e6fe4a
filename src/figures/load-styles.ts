/** Fetches the style sheet of a figure. Its script waits for it: a figure without its looks would be worse than its drawing. */
export function loadStyles(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
  });
}
