import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';

export const IS_READY = `document.documentElement.dataset.app === 'ready'`;
export const HEADING = `(document.querySelector('h1 .greeting-text') ?? document.querySelector('h1'))?.textContent`;

/** Waits until an expression has this value. Errors are ignored: a page that is being left cannot answer. */
export async function becomes(driver: Driver, expression: string, value: unknown): Promise<void> {
  const ask = () => driver.ask(expression).catch((error) => `${error}`);
  await expect.poll(ask, { message: expression, timeout: 15_000 }).toEqual(value);
}
