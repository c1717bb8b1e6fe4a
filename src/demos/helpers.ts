/** Fills the placeholders of a sentence: fill('Coins: {count}', { count: 3 }) is 'Coins: 3'. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A number with a space between groups of three digits, as on maps: "1 178 767". The spaces do not break lines. */
export const inGroups = (value: number) => plain.format(value).replaceAll(',', '\u00a0').replace('-', '−');

/**
 * Loads the stylesheet of a figure. Its script waits for this: without styles the figure would look worse than
 * the drawing that it replaces.
 */
export function loadStyles(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
  });
}
