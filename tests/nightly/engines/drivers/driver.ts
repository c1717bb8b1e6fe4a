/** What the tests need from an engine. It is little, so that each driver stays small. */
export interface Driver {
  goto(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Evaluates an expression in the page. */
  ask<Value>(expression: string): Promise<Value>;
  /** Clicks the first element that matches: a plain click, or one that asks for a new tab. */
  click(selector: string, how?: 'with Control' | 'middle button'): Promise<unknown>;
  /** The number of open tabs; undefined if the browser opens no tabs under automation. */
  tabs?(): Promise<number>;
  /** Drags the first element that matches. */
  drag(selector: string, by: { x: number; y: number }): Promise<unknown>;
  screenshot(): Promise<Buffer>;
  close(): Promise<unknown>;
}

/** Starts an engine with a window of 1440 × 900 that saves downloads into a folder. */
export type Launch = (downloads: string) => Promise<Driver>;

/** Scrolls to an element, and returns the position of its middle in the window. */
export const middleOf = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
})()`;

export const WINDOW = { width: 1440, height: 900 };
