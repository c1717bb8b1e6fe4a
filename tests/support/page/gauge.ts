import type { CDPSession, Page } from '@playwright/test';
import { drawn } from './app.ts';

/** What a page keeps in memory at the end of a period, and the processor time of that period. */
export interface Sample {
  heapKb: number;
  nodes: number;
  listeners: number;
  /** Only of the main thread: without a graphics card the other threads draw as many frames as the machine can. */
  cpuMs: number;
  /** Steps that the carousel made. */
  slides: number;
}

const MEASUREMENTS = 3;

/** Measures a page by the browser's own metrics, after a garbage collection. */
export class Gauge {
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async on(page: Page): Promise<Gauge> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate(() => {
      const steps = { count: 0 };
      Object.assign(window, { steps });
      const options = { subtree: true, attributeFilter: ['data-current'] };
      for (const stage of document.querySelectorAll('.carousel'))
        new MutationObserver((changes) => {
          for (const { target } of changes) if ((target as HTMLElement).dataset.current) steps.count++;
        }).observe(stage, options);
    });
    return new Gauge(page, session);
  }

  /** What is in memory now. The lowest of a few measurements, because a page that was just left is freed a moment later. */
  async now(): Promise<Pick<Sample, 'heapKb' | 'nodes' | 'listeners'>> {
    const held = { heapKb: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY, listeners: Number.POSITIVE_INFINITY };
    for (let measurement = 0; measurement < MEASUREMENTS; measurement++) {
      await drawn(this.page);
      await this.session.send('HeapProfiler.collectGarbage');
      const figures = await this.figures();
      held.heapKb = Math.min(held.heapKb, figures('JSHeapUsedSize') / 1000);
      held.nodes = Math.min(held.nodes, figures('Nodes'));
      held.listeners = Math.min(held.listeners, figures('JSEventListeners'));
    }
    return held;
  }

  async over(stretchMs: number): Promise<Sample> {
    const [before, steps] = [await this.figures(), await this.steps()];
    await this.page.waitForTimeout(stretchMs);
    const cpuMs = ((await this.figures())('TaskDuration') - before('TaskDuration')) * 1000;
    return { ...(await this.now()), cpuMs, slides: (await this.steps()) - steps };
  }

  private async figures() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }

  private steps(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { steps: { count: number } }).steps.count);
  }
}
