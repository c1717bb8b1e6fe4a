/** What the tests ask of an engine: little, so that each driver stays thin. */
export interface Driver {
  goto(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** The value of an expression in the page. */
  ask<Value>(expression: string): Promise<Value>;
  /** A press of the mouse on the first element that matches: a plain one, or one that asks for a new tab. */
  click(selector: string, how?: 'with Control' | 'middle button'): Promise<unknown>;
  /** How many tabs there are; undefined where the driver's browser opens none. */
  tabs?(): Promise<number>;
  /** Takes hold of the first element that matches and moves it. */
  drag(selector: string, by: { x: number; y: number }): Promise<unknown>;
  screenshot(): Promise<Buffer>;
  close(): Promise<unknown>;
}

/** Starts an engine with a window of 1440 × 900 that saves downloads into a folder. */
export type Launch = (downloads: string) => Promise<Driver>;

/** An element's middle in the window, once it has been scrolled there. */
export const middleOf = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
})()`;

export const WINDOW = { width: 1440, height: 900 };
