import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { Greeting } from '../../src/screens/home/greeting.tsx';
import { litPart, moonPhase } from '../../src/screens/home/sky/moon.tsx';
import { SAMPLE } from '../support/owners/sample.ts';

const SITE_MODULE = 'virtual:content/site';
afterAll(() => {
  vi.doUnmock(SITE_MODULE);
  vi.resetModules();
});

/** The HTML of the hero of home, for an owner at this latitude. */
async function heroAt(latitude: number | undefined): Promise<string> {
  vi.resetModules();
  vi.doMock(SITE_MODULE, async (importOriginal) => ({ ...(await importOriginal<object>()), owner: { ...SAMPLE.owner, latitude } }));
  const { Hero } = await import('../../src/screens/home/hero.tsx');
  return renderToStaticMarkup(createElement(Hero));
}

test.each([
  [-27.5, 'stars stars-south'],
  [52.09, 'stars stars-north'],
  [undefined, 'stars'],
])('at the latitude %s the sky shows the constellation of its hemisphere', async (latitude, stars) => {
  expect(await heroAt(latitude)).toContain(`<div class="${stars}"></div>`);
});

test.each([
  ['สวัสดี', ['ส', 'วั', 'ส', 'ดี']],
  ['नमस्ते', ['न', 'म', 'स्ते']],
  ['Hi 👩🏽‍💻', ['H', 'i', '👩🏽‍💻']],
  ['Zoe\u0308!', ['Z', 'o', 'e\u0308', '!']],
  ['مرحبًا، أنا ليلى.', ['مرحبًا،', 'أنا', 'ليلى.']], // Its letters are joined: each word is animated as a whole.
])('the greeting "%s" is read as one text, and animated by its visible letters (graphemes)', (text, letters) => {
  const html = renderToStaticMarkup(createElement(Greeting, { text }));
  const animated = [...html.matchAll(/<span class="greeting-letter">([^<]+)<\/span>/g)].map(([, letter]) => letter);
  expect(animated).toEqual(letters);
  expect(html).toContain(`<span class="greeting-text">${text}</span><span aria-hidden="true"`);
});

test.each([
  ['Hallo, Donaudampfschiff!', 20],
  ['はじめまして、葵です。', 16],
  ['東京のデザイナー佐藤葵です', 20],
])('the size of the greeting "%s" follows from its longest word: wide letters count twice, up to ten of them', (text, length) => {
  expect(renderToStaticMarkup(createElement(Greeting, { text }))).toContain(`data-longest-word="${length}"`);
});

/** One day as a fraction of the lunar month: the tolerance, because the true phase differs from the mean one by up to 0.6 days. */
const A_DAY = 0.034;

/** The distance between two phases on the circle, by the shorter way. */
const apart = (one: number, other: number) => Math.abs(((one - other + 1.5) % 1) - 0.5);

test.each([
  ['new', 0, '2026-08-12T17:37Z'],
  ['at its first quarter', 0.25, '2024-01-18T03:53Z'],
  ['full', 0.5, '2025-10-07T03:48Z'],
  ['full', 0.5, '2037-01-31T14:04Z'],
  ['at its last quarter', 0.75, '2025-01-21T20:31Z'],
])('the moon was or will be %s (%d) on %s', (_name, phase, time) => {
  expect(apart(moonPhase(Date.parse(time)), phase)).toBeLessThan(A_DAY);
});

/** The left and the right end of the lit part, along the middle of the moon. */
function litAcross(path: string): [number, number] {
  const [, limb, bulge, back] = /A50 50 0 0 (\d) 50 100A([\d.]+) 50 0 0 (\d) 50 0Z$/.exec(path) ?? [];
  const outer = limb === '1' ? 100 : 0; // The outer edge is at the right or at the left.
  const inner = back === '1' ? 50 - Number(bulge) : 50 + Number(bulge); // The inner edge curves to the left or to the right.
  return [Math.min(outer, inner), Math.max(outer, inner)];
}

test.each([
  ['a waxing crescent', 0.125, [0, 14.6]],
  ['the first quarter', 0.25, [0, 50]],
  ['a waning gibbous moon', 0.625, [14.6, 100]],
  ['the last quarter', 0.75, [50, 100]],
] as const)(
  '%s is lit on the left while it grows, on the right while it shrinks; in the north the other way round',
  (_name, phase, [from, to]) => {
    const [left, right] = litAcross(litPart(phase, true));
    expect(left).toBeCloseTo(from, 1);
    expect(right).toBeCloseTo(to, 1);
    const [northernLeft, northernRight] = litAcross(litPart(phase, false));
    expect(northernLeft).toBeCloseTo(100 - to, 1);
    expect(northernRight).toBeCloseTo(100 - from, 1);
  },
);
