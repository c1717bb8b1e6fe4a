import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';

export const IS_READY = `document.documentElement.dataset.app === 'ready'`;
export const HEADING = `(document.querySelector('h1 .greeting-text') ?? document.querySelector('h1'))?.textContent`;

/** Waits for the value of an expression; a page that is on its way out cannot be asked. */
export async function becomes(driver: Driver, expression: string, value: unknown): Promise<void> {
  const ask = () => driver.ask(expression).catch((error) => `${error}`);
  await expect.poll(ask, { message: expression, timeout: 15_000 }).toEqual(value);
}
