import type { Page } from '@playwright/test';

const WATCHED = ['Layout', 'Paint', 'TimerFire', 'FireAnimationFrame'] as const;
type Work = Record<(typeof WATCHED)[number], number>;

/** How often the main thread laid out, painted or was woken by a timer or a frame while something went on. */
export async function workDuring(page: Page, deed: () => Promise<void>): Promise<Work> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser can not be traced.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await deed();
  return workIn(await browser.stopTracing());
}

/** The same, counted in a trace of `devtools.timeline`. */
export function workIn(trace: Uint8Array): Work {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: { name: string; ph: string }[] };
  const count = (name: string) => traceEvents.filter((event) => event.name === name && event.ph === 'X').length;
  return Object.fromEntries(WATCHED.map((name) => [name, count(name)])) as Work;
}
