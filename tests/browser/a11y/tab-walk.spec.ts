import { expect, test } from '@playwright/test';
import { ringThickness } from '../../support/a11y/focus-ring.ts';
import { type Mode, switchTo } from '../../support/a11y/page-states.ts';
import { againstTheEye, reachable, tabWalk, walkBack } from '../../support/a11y/tab-walk.ts';
import { startFigures } from '../../support/figures/figures.ts';
import { open } from '../../support/page/app.ts';
import { ACCEPT, fileFor } from '../../support/page/stored-text.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

const WALKS: { mode: Mode; width: number; height: number }[] = [
  { mode: 'light', width: 1440, height: 900 },
  { mode: 'dark', width: 1440, height: 900 },
  { mode: 'light', width: 390, height: 844 },
  { mode: 'dark', width: 390, height: 844 },
];
/** These pages have most kinds of controls. `npm run check` tests them in light mode on a wide screen, `npm run check:long` all pages. */
const IN_GATE = ['/', '/wehike', '/contact'];
/** Pages with other controls on a narrow screen: on a phone the text version of the resume is open. */
const OTHER_WALK: Record<string, string> = { '/resume at 390': 'resume-on-a-phone.txt' };
const WALKED_BACK = ['/', '/suncoastpatios', '/contact', '/resume'];

for (const { mode, width, height } of WALKS) {
  for (const { route } of ALL_PAGES) {
    const tag = mode === 'light' && width === 1440 && IN_GATE.includes(route) ? [] : ['@long'];
    test(`A11Y-06 ${route} at ${width} px, ${mode}: Tab leads through the page as it is read, and what has focus is seen`, { tag }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, route);
      await startFigures(page);
      const stops = await tabWalk(page);
      const walk = `${stops.map(({ name }) => name).join('\n')}\n`;
      expect
        .soft(walk, `Tab leads elsewhere on ${route}. ${ACCEPT}`)
        .toMatchSnapshot(['tab-walks', OTHER_WALK[`${route} at ${width}`] ?? fileFor(route)]);
      const covered = stops.filter(({ hiddenBy }) => hiddenBy).map(({ name, hiddenBy }) => `${name}: ${hiddenBy}`);
      expect.soft(covered, 'nothing covers what has focus').toEqual([]);
      expect.soft(againstTheEye(stops), 'the order is the one of the eye').toEqual([]);
      const order = stops.map(({ index }) => index);
      expect.soft(order, 'the order is the one of the document').toEqual(order.toSorted((a, b) => a - b));
      expect.soft(stops, 'everything that can be used is reached').toHaveLength(await reachable(page));
      if (WALKED_BACK.includes(route)) expect.soft(await walkBack(page), 'Shift and Tab lead all the way back').toBe(stops.length);
      const thin = stops.filter(({ ring }) => ring < 2).map(({ name }) => name);
      expect.soft(thin, 'a ring of 2 px shows what has focus').toEqual([]);
      await switchTo(page, mode);
      const rings = await ringThickness(page, stops);
      const faint = stops.map(({ name }, place) => ({ name, px: rings[place] ?? 0 })).filter(({ px }) => px < 2);
      expect.soft(faint, 'the painted ring is 2 px or more at 3:1').toEqual([]);
    });
  }
}
