/** Puts values into the places of a sentence: fill('Coins: {count}', { count: 3 }). */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
