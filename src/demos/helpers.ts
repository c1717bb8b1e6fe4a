/** Replaces the placeholders of a text: fillTemplate('Coins: {count}', { count: 3 }) returns 'Coins: 3'. */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** A number with a space between groups of three digits, as on maps: "1 178 767". Lines do not break at these spaces. */
export function groupDigits(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(3))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0').replace('-', '−');
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/** Loads the stylesheet of a demo. The demo waits for it: unstyled, it would look worse than the placeholder that it replaces. */
export function loadStylesheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
  });
}
