import { createElement, Fragment, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { siteThemeOf } from '../../../engine/theme/colours.ts';
import type { SiteTheme } from '../../../src/lib/site-theme.ts';
import { SAMPLE } from '../../support/owners/sample.ts';

const FACTS = '../../../src/lib/site-theme.ts';
afterAll(() => {
  vi.doUnmock(FACTS);
  vi.resetModules();
});

/** The HTML of the first view of home, of the ground below the contact part, and of the page for wrong addresses. */
async function renderedWith(theme: Partial<SiteTheme>): Promise<string> {
  vi.resetModules();
  vi.doMock(FACTS, () => ({ siteTheme: { ...siteThemeOf(SAMPLE.theme), ...theme } }));
  const { Hero } = await import('../../../src/screens/home/hero.tsx');
  const { GroundClouds } = await import('../../../src/parts/clouds/ground-clouds.tsx');
  const { default: NotFound } = await import('../../../src/screens/not-found/not-found-screen.tsx');
  const ground = createElement(GroundClouds as FunctionComponent, {}, 'words');
  return renderToStaticMarkup(createElement(Fragment, {}, createElement(Hero), ground, createElement(NotFound)));
}

const clouds = (html: string) => html.match(/<use /g)?.length ?? 0;

test('OWN-07 the theme of the sample has clouds, stars, and a button that pauses what moves', async () => {
  const html = await renderedWith({});
  expect(clouds(html)).toBe(6 + 1 + 2 + 3); // Six that drift, the bank of clouds, two on the ground, three on the page for wrong addresses.
  const sky = html.slice(0, html.indexOf('hero-words'));
  const shapes = [...sky.matchAll(/<use href="[^"]*#(\w+)"/g)].map(([, shape]) => shape);
  expect(shapes, 'no shape is seen twice in one sky').toEqual([...new Set(shapes)]);
  expect(html).toContain('class="stars"');
  expect(html).toContain(SAMPLE.site.labels.pauseAnimations);
});

test('OWN-07 where the sky shows nothing, no page has a cloud, a sun or stars, and no button pauses what does not move', async () => {
  const html = await renderedWith({ clouds: false });
  expect(clouds(html)).toBe(0);
  expect(html).not.toMatch(/class="(sky|disc|stars|cloud-bank|ground-sky)/);
  expect(html).not.toContain(SAMPLE.site.labels.pauseAnimations);
  expect(html).toContain('words');
});
