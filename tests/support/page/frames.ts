import type { Page } from '@playwright/test';

/** Counts the timers and frames that scripts wait for, from the next document on. */
export async function countWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting = { timers: new Set<unknown>(), frames: new Set<unknown>() };
    const asked = { timers: 0, frames: 0 };
    Object.assign(window, { waiting, asked });
    type Call = (...given: unknown[]) => unknown;
    const names = [
      ['timers', 'setTimeout', 'clearTimeout'],
      ['timers', 'setInterval', 'clearInterval'],
      ['frames', 'requestAnimationFrame', 'cancelAnimationFrame'],
    ] as const;
    for (const [kind, ask, cancel] of names) {
      const kept = waiting[kind];
      const [real, cancelled] = [window[ask], window[cancel]] as [Call, Call];
      Object.assign(window, {
        [ask](act: Call, ...rest: unknown[]) {
          const id = real.call(
            window,
            (...given: unknown[]) => {
              if (ask !== 'setInterval') kept.delete(id);
              act(...given);
            },
            ...rest,
          );
          kept.add(id);
          asked[kind]++;
          return id;
        },
        [cancel](id: unknown) {
          kept.delete(id);
          cancelled.call(window, id);
        },
      });
    }
  });
}

/** How many timers and frames scripts wait for now. None means that no script will run until the visitor does something. */
export const waiting = (page: Page) =>
  page.evaluate(() => {
    const { timers, frames } = (window as unknown as { waiting: Record<'timers' | 'frames', Set<unknown>> }).waiting;
    return { timers: timers.size, frames: frames.size };
  });

/** How many timers and frames scripts have asked for so far. A trace would count the test runner's own too. */
export const asked = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { asked: Record<'timers' | 'frames', number> }).asked }));

interface TraceEvent {
  name: string;
  ph: string;
  id2?: { local: string };
  args: { data?: { displayName?: string; compositeFailed?: number; unsupportedProperties?: string[] } };
}

/** The trace of the main thread during an action. */
async function traceOf(page: Page, action: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser cannot be traced.');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.animations'] });
  await action();
  return (JSON.parse(new TextDecoder().decode(await browser.stopTracing())) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** How many layouts and paints the main thread did during an action. */
export async function workDuring(page: Page, action: () => Promise<void>) {
  const events = await traceOf(page, action);
  const count = (name: string) => events.filter((event) => event.name === name && event.ph === 'X').length;
  return { layouts: count('Layout'), paints: count('Paint') };
}

/**
 * The animations that started during an action, by name, and the reasons why any of them runs on the main thread. Without a reason
 * the compositor runs it alone, with no layout, paint or script, however long it lasts.
 */
export async function begunDuring(page: Page, action: () => Promise<void>) {
  const notes = (await traceOf(page, action)).filter(({ name }) => name === 'Animation');
  const begun: Record<string, number> = {};
  const names = new Map<string | undefined, string>();
  for (const { ph, id2, args } of notes) {
    const name = args.data?.displayName;
    if (ph !== 'b' || name === undefined) continue;
    begun[name] = (begun[name] ?? 0) + 1;
    names.set(id2?.local, name);
  }
  const onMainThread = notes
    .filter(({ args }) => args.data?.compositeFailed)
    .map(({ id2, args }) => `${names.get(id2?.local)}: ${args.data?.compositeFailed} ${args.data?.unsupportedProperties ?? ''}`);
  return { begun, onMainThread };
}
