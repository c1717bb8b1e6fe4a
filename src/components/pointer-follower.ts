import { isAtRest, pull, type Spring } from './spring.ts';

const OFFSET_X_PX = 22;
const OFFSET_Y_PX = -46;
/** How close the element comes to the edge of the window. */
const EDGE_PX = 8;
const LONGEST_FRAME_S = 0.1;

interface Point {
  x: number;
  y: number;
}

/** Shows an element at the pointer until Escape is pressed, and moves it as if on a spring. The animation stops when the element has arrived. */
export class PointerFollower {
  private x: Spring = { position: 0, velocity: 0 };
  private y: Spring = { position: 0, velocity: 0 };
  private target: Point = { x: 0, y: 0 };
  private frame = 0;
  private lastTime = 0;
  private width = 0;
  private windowWidth = 0;
  private readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  show(point: Point): void {
    this.element.dataset.shown = '';
    // Measured only here, because it would be slow to do for every move.
    this.width = this.element.offsetWidth;
    this.windowWidth = document.documentElement.clientWidth;
    this.jump(point);
    addEventListener('keydown', this.hideOnEscape);
  }

  hide(): void {
    delete this.element.dataset.shown;
    removeEventListener('keydown', this.hideOnEscape);
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** Moves the element to the pointer at once. */
  jump({ x, y }: Point): void {
    this.target = { x, y };
    this.x = { position: x, velocity: 0 };
    this.y = { position: y, velocity: 0 };
    this.place();
  }

  /** Lets the spring pull the element towards the pointer. */
  follow(target: Point): void {
    this.target = target;
    if (this.frame) return;
    this.lastTime = performance.now();
    this.frame = requestAnimationFrame(this.move);
  }

  private readonly hideOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') this.hide();
  };

  private readonly move = (time: number) => {
    const seconds = Math.min(Math.max(time - this.lastTime, 0) / 1000, LONGEST_FRAME_S);
    this.lastTime = time;
    this.x = pull(this.x, this.target.x, seconds);
    this.y = pull(this.y, this.target.y, seconds);
    this.place();
    const isDone = isAtRest(this.x, this.target.x) && isAtRest(this.y, this.target.y);
    this.frame = isDone ? 0 : requestAnimationFrame(this.move);
  };

  /**
   * Puts the element on the right of the pointer, or on the left where the window ends; where text is read from right to left, the
   * other way round. Never above the top edge.
   */
  private place(): void {
    const right = this.x.position + OFFSET_X_PX;
    const left = this.x.position - OFFSET_X_PX - this.width;
    const isOnLeft = document.dir === 'rtl' ? left >= EDGE_PX : right + this.width + EDGE_PX > this.windowWidth;
    const x = isOnLeft ? Math.max(left, EDGE_PX) : right;
    const y = Math.max(this.y.position + OFFSET_Y_PX, EDGE_PX);
    this.element.toggleAttribute('data-left', isOnLeft);
    this.element.style.transform = `translate(${x}px, ${y}px)`;
  }
}
