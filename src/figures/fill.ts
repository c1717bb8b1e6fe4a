/** Fills the placeholders of a sentence: fill('Coins: {count}', { count: 3 }) is 'Coins: 3'. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
