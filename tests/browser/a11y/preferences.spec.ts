import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../../support/a11y/axe.ts';
import { countStates, MODES, openWhole, type State, switchTo, WIDTHS, widen } from '../../support/a11y/page-states.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

/** Preferences that a reader can set in the operating system, as options of a browser context. */
const PREFERENCES = {
  'reduced motion': { reducedMotion: 'reduce' },
  'more contrast': { reducedMotion: 'reduce', contrast: 'more' },
  'forced colours': { reducedMotion: 'reduce', forcedColors: 'active' },
} as const;

interface Visit extends State {
  route: string;
  preference: keyof typeof PREFERENCES;
}

interface Check {
  sentence: string;
  where: (visit: Visit) => boolean;
  find: (page: Page) => Promise<unknown[]>;
}

const isForced = ({ preference }: Visit) => preference === 'forced colours';
const isWide = ({ width }: Visit) => width === 1440;

/** Each check searches for one kind of mistake. It passes if it finds nothing. */
const CHECKS: Check[] = [
  { sentence: 'axe finds nothing wrong', where: ({ preference }) => preference !== 'more contrast', find: (page) => axeViolations(page) },
  {
    sentence: 'every card and control has an edge',
    where: (visit) => isWide(visit) && visit.preference !== 'reduced motion' && ['/', '/about', '/suncoastpatios'].includes(visit.route),
    find: partsWithoutEdge,
  },
  {
    sentence: 'there is one strength of text, and lines are as dark as the words',
    where: (visit) => isWide(visit) && visit.preference === 'more contrast' && visit.route === '/suncoastpatios',
    find: paleTextAndLines,
  },
  {
    sentence: 'clouds, sun and stars are gone',
    where: (visit) => isWide(visit) && isForced(visit),
    find: (page) => page.locator('svg:has(> use[href*=clouds]):visible, .disc:visible, .stars:visible').all(),
  },
  {
    sentence: 'the current page is underlined',
    where: (visit) => isWide(visit) && isForced(visit),
    find: (page) =>
      page
        .locator('.nav-link[aria-current]')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine).filter((line) => line !== 'underline')),
  },
  {
    sentence: 'the technologies keep the white that their icons are drawn for, on a light and on a dark background',
    where: (visit) => isWide(visit) && isForced(visit) && visit.route === '/',
    find: iconsWithoutWhite,
  },
  {
    sentence:
      'axe still reads wrong colours; once it does not, take its two rules out of BLIND_IN_FORCED_COLOURS in tests/support/a11y/axe.ts',
    where: (visit) => isWide(visit) && isForced(visit) && visit.route === '/' && visit.mode === 'dark',
    find: coloursThatAxeCouldRead,
  },
];

/** With more contrast one width is enough: axe does not run there. */
const statesOf = (preference: Visit['preference']): State[] =>
  MODES.flatMap((mode) => (preference === 'more contrast' ? [1440] : WIDTHS).map((width) => ({ mode, width })));

for (const [preference, contextOptions] of Object.entries(PREFERENCES) as [Visit['preference'], object][]) {
  test.describe(preference, () => {
    test.use({ contextOptions });

    for (const { route } of ALL_PAGES) {
      // These two pages have almost every kind of part. Reduced motion is left to `npm run check:long`.
      const isInGate = ['/', '/suncoastpatios'].includes(route) && preference !== 'reduced motion';
      const tag = isInGate ? [] : ['@long'];

      test(`A11Y-01 with ${preference} nothing is wrong with ${route}, in both modes`, { tag }, async ({ page }, info) => {
        const states = statesOf(preference);
        if (preference !== 'more contrast') countStates(info, 'axe', states.length);
        await openWhole(page, route);
        for (const state of states) await look(page, { ...state, route, preference });
      });
    }
  });
}

async function look(page: Page, visit: Visit): Promise<void> {
  await switchTo(page, visit.mode);
  await widen(page, visit.width);
  for (const { sentence, find } of CHECKS.filter(({ where }) => where(visit)))
    expect.soft(await find(page), `${visit.mode}, ${visit.width} px: ${sentence}`).toEqual([]);
}

function partsWithoutEdge(page: Page): Promise<unknown[]> {
  const parts = '.card, .technology, .testimonial, .round-link, .carousel-button, .drag, .thanks, .button, button';
  return page.locator(parts).evaluateAll((all) =>
    all
      .map((part) => [getComputedStyle(part), part.className] as const)
      .map(([style, name]) => ({ name, width: Number.parseFloat(style.borderTopWidth), colour: style.borderTopColor }))
      .filter(({ width, colour }) => width < 1 || colour === 'rgba(0, 0, 0, 0)'),
  );
}

function paleTextAndLines(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const ink = getComputedStyle(document.body).color;
    const quiet = getComputedStyle(document.querySelector('.glance dt') as Element).color;
    const line = getComputedStyle(document.querySelector('.glance') as Element).borderBottomColor;
    return [quiet, line].filter((colour) => colour !== ink);
  });
}

async function iconsWithoutWhite(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const seen = await page.locator('.technology').evaluateAll((technologies) =>
      technologies.map((technology) => {
        const icons = [...technology.querySelectorAll<HTMLImageElement>(':scope > img')].filter((icon) => icon.checkVisibility());
        return icons.map((icon) => ({ src: icon.getAttribute('src') ?? '', ground: getComputedStyle(icon).backgroundColor }));
      }),
    );
    const isRight = (icons: (typeof seen)[0]) =>
      icons.length === 1 && icons.every(({ src, ground }) => ground === 'rgb(255, 255, 255)' && !src.endsWith('#dark'));
    found.push(...seen.filter((icons) => !isRight(icons)).map((icons) => ({ colorScheme, icons })));
  }
  return found;
}

/** Empty as long as axe cannot know the colour of text in forced colours: the browser reports our colour, and paints another. */
async function coloursThatAxeCouldRead(page: Page): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  return page
    .locator('main h2')
    .first()
    .evaluate((heading) => {
      const { color, webkitTextFillColor } = getComputedStyle(heading);
      return color === 'rgb(0, 0, 0)' && webkitTextFillColor === 'rgb(251, 243, 224)' ? [] : [{ color, webkitTextFillColor }];
    });
}
