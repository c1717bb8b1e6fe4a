import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultCarousel } from '../../schema/carousel.ts';
import { keepInView } from '../../src/components/contact/use-drag.ts';
import { pull, TOOLTIP_SPRING } from '../../src/components/spring.ts';
import { preference } from '../../src/preferences/preference.ts';
import { slide } from '../../src/screens/home/carousel/use-carousel.ts';
import { springAfter } from '../support/page/spring.ts';

afterEach(() => vi.unstubAllGlobals());

/** Two mock slides that record how they were moved. */
function movedSlides(by: 1 | -1) {
  const pictures = [0, 1].map(() => ({ animate: vi.fn() }) as unknown as Element);
  slide(pictures[0], pictures[1], by, defaultCarousel);
  return pictures.map(({ animate }) => {
    const [frames, timing] = vi.mocked(animate).mock.calls[0] ?? [];
    return { path: (frames as Keyframe[]).map(({ transform }) => transform), timing };
  });
}

test('the carousel moves one picture out and the next one in, linearly, in 1500 ms', { tags: ['§9.6'] }, () => {
  const timing = { duration: 1500, easing: 'linear' };
  expect(movedSlides(1)).toEqual([
    { path: ['translateX(0%)', 'translateX(-100%)'], timing },
    { path: ['translateX(100%)', 'translateX(0%)'], timing },
  ]);
  expect(movedSlides(-1).map(({ path }) => path)).toEqual([
    ['translateX(0%)', 'translateX(100%)'],
    ['translateX(-100%)', 'translateX(0%)'],
  ]);
});

test('the tooltip follows on a spring with stiffness 280 and damping 30, whatever the frame rate', { tags: ['§9.9'] }, () => {
  expect(TOOLTIP_SPRING).toEqual({ stiffness: 280, damping: 30 });
  const rest = { position: 0, velocity: 0 };
  for (const seconds of [0.02, 0.05, 0.1, 0.2, 0.4]) expect(pull(rest, 1, seconds).position).toBeCloseTo(springAfter(seconds * 1000), 2);
  let early = rest;
  for (let frame = 0; frame < 12; frame++) early = pull(early, 100, 1 / 120);
  expect(pull(rest, 100, 0.1).position).toBeCloseTo(early.position, 0);
});

test('a dragged heading stops at each edge of the window, and does not move if it is wider than the window', () => {
  const view = { width: 1000, height: 600 };
  const box = { left: 100, top: 100, right: 300, bottom: 200 };
  const start = { x: 0, y: 0 };
  expect(keepInView(box, start, { x: 50, y: -50 }, view)).toEqual({ x: 50, y: -50 });
  expect(keepInView(box, start, { x: -500, y: -500 }, view)).toEqual({ x: -100, y: -100 });
  expect(keepInView(box, start, { x: 5000, y: 5000 }, view)).toEqual({ x: 700, y: 400 });
  expect(keepInView({ ...box, left: -100, right: 1300 }, start, start, view)).toEqual(start);
});

test('the toggle switches the display mode, notifies listeners and stores the choice', { tags: ['§4.2'] }, () => {
  const stored = new Map<string, string>();
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
  const theme = preference('theme', ['light', 'dark']);
  const listener = vi.fn();
  theme.subscribe(listener);
  expect(theme.read()).toBe('light');
  theme.toggle();
  expect([theme.read(), dataset.theme, stored.get('/theme')]).toEqual(['dark', 'dark', 'dark']);
  expect(listener).toHaveBeenCalledOnce();
  vi.stubGlobal('localStorage', undefined); // With blocked storage the choice is still kept while the page is open.
  theme.toggle();
  expect(theme.read()).toBe('light');
});

/** Presses the button that copies the e-mail address. The component is called as a function, because no page is needed to test it. */
async function pressCopy(writeText: () => Promise<void>) {
  const [alert, setIsCopied, log] = [vi.fn(), vi.fn(), vi.spyOn(console, 'log').mockReturnValue()];
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('alert', alert);
  vi.resetModules();
  vi.doMock('react', () => ({ useState: () => [false, setIsCopied] }));
  const { CopyEmail } = await import('../../src/components/contact/contact.tsx');
  vi.doUnmock('react');
  vi.resetModules();
  await (CopyEmail({ email: 'a@b.test' }) as ReactElement<{ onClick: () => Promise<void> }>).props.onClick();
  const result = { alerts: alert.mock.calls.flat(), logs: log.mock.calls.flat(), isMarked: setIsCopied.mock.calls.length > 0 };
  log.mockRestore();
  return result;
}

test('the e-mail button says “Copied!” once the address is copied, and shows nothing if that fails', {
  tags: ['§4.4', '§4.5'],
}, async () => {
  const copied = vi.fn(async () => {});
  expect(await pressCopy(copied)).toEqual({ alerts: ['Copied!'], logs: [], isMarked: true });
  expect(copied).toHaveBeenCalledWith('a@b.test');
  expect(await pressCopy(() => Promise.reject(new Error('denied')))).toEqual({
    alerts: [],
    logs: ['Sorry couldnt copy email'],
    isMarked: false,
  });
});
