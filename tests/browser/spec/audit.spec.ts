import { expect, type Page, test } from '@playwright/test';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { axeViolations } from '../../support/a11y/axe.ts';
import {
  atRest,
  countStates,
  MODES,
  openWhole,
  type State,
  scrollThrough,
  switchTo,
  WIDTHS,
  widen,
} from '../../support/a11y/page-states.ts';
import { actionsOfButtons, noteActions } from '../../support/audit/actions.ts';
import { noteHeading, openAdopted } from '../../support/audit/hydration.ts';
import { partsOutOfOrder, wrongColours, wrongFrame } from '../../support/audit/layout.ts';
import { wrongLinkNames } from '../../support/audit/link-names.ts';
import { shownOnlyToMouse } from '../../support/audit/mouse-only.ts';
import { wrongPictureNames } from '../../support/audit/picture-names.ts';
import { lostAtZoom, lostWithWideText, lostWords } from '../../support/audit/reflow.ts';
import { fontsFirst, noteShifts } from '../../support/audit/shifts.ts';
import { wrongSkipLink } from '../../support/audit/skip-link.ts';
import { smallTargets } from '../../support/audit/small-targets.ts';
import { wrongStructure } from '../../support/audit/structure.ts';
import { idleFigures, textFields } from '../../support/audit/text-fields.ts';
import { type Traffic, watchTraffic } from '../../support/audit/traffic.ts';
import { scrollPastFigures } from '../../support/figures/figures.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';
import { htmlErrors } from '../../support/sites/valid-html.ts';

// With motion, because most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Visit extends State {
  route: string;
  heading: string;
  isPhone: boolean;
}

interface Check {
  /** The sentences of the specification and the assertions of docs/quality.md that it covers. */
  holds: string[];
  sentence: string;
  /** The states in which the check runs; all states if left out. */
  where?: (visit: Visit) => boolean;
  find: (page: Page, visit: Visit) => Promise<string[]>;
}

const inLight = ({ mode }: Visit) => mode === 'light';
const once = ({ mode, width }: Visit) => mode === 'light' && width === 1440;
const atHome = ({ route }: Visit) => route === '/';
/** Here axe looks at the narrowest window in the light and at the widest in the dark; `npm run check:long` looks at the others. */
const isForAxe = ({ mode, width }: State) => (mode === 'light' ? width === 320 : width === 1440);

/** Each check searches a page for one kind of mistake. It passes if it finds nothing. */
const CHECKS: Check[] = [
  { holds: ['A11Y-01'], sentence: 'axe finds nothing wrong', where: isForAxe, find: (page) => axeViolations(page) },
  { holds: ['§2.7', '§2.9', '§4.2'], sentence: 'the colours are those of the home page', where: atHome, find: wrongColours },
  { holds: ['§2.8', '§4.2'], sentence: 'the colours are those of the other pages', where: (visit) => !atHome(visit), find: wrongColours },
  { holds: ['A11Y-07'], sentence: 'targets are 44 × 44 px or more', where: inLight, find: smallTargets },
  { holds: ['A11Y-11'], sentence: 'nothing scrolls sideways and no word is cut off', where: inLight, find: lostWords },
  { holds: ['A11Y-11'], sentence: 'the text spacing of WCAG 1.4.12 loses no word', where: inLight, find: lostWithWideText },
  {
    holds: ['A11Y-11'],
    sentence: 'at 320 × 256 px, which is 400 % zoom, no word is lost and no picture squeezed',
    where: (visit) => inLight(visit) && visit.width === 320,
    find: lostAtZoom,
  },
  {
    holds: ['§2.3', '§2.4', '§2.6'],
    sentence: 'the heading stands between header and footer, the toggle at the top right',
    where: inLight,
    find: (page, { heading }) => wrongFrame(page, heading),
  },
  { holds: ['§2.33'], sentence: 'the parts stand in order', where: (visit) => inLight(visit) && atHome(visit), find: partsOutOfOrder },
  { holds: ['OWN-10', '§1.3', '§5.1'], sentence: 'no text field, no form, nothing to fill in', where: inLight, find: textFields },
  { holds: ['OWN-10'], sentence: 'every figure is at work', where: inLight, find: idleFigures },
  { holds: ['A11Y-15'], sentence: 'link names tell where they lead, and say when it is a new tab', where: once, find: wrongLinkNames },
  {
    holds: ['A11Y-16'],
    sentence: 'pictures and drawings say what they show, or that they are decoration',
    where: once,
    find: wrongPictureNames,
  },
  { holds: ['A11Y-10'], sentence: 'one h1, no skipped level, unique landmarks, languages marked', where: once, find: wrongStructure },
  { holds: ['A11Y-14'], sentence: 'nothing is shown only to the mouse', where: once, find: shownOnlyToMouse },
];

/** What the steps below prove on every page, apart from the checks. */
const STEPS_HOLD = ['A11Y-10', 'A11Y-18', 'REL-05', 'SEC-10', '§1.3', '§5.2', '§5.3', '§5.4', '§5.5'];

const STATES: State[] = MODES.flatMap((mode) => WIDTHS.map((width) => ({ mode, width })));
const PHONE_STATES: State[] = MODES.map((mode) => ({ mode, width: 390 }));
const FONTS = ['/assets/hashed/display', '/assets/hashed/text'];

const checksOf = (visit: Visit) => CHECKS.filter(({ where }) => where?.(visit) ?? true);

for (const { route, heading } of ALL_PAGES) {
  const visits = STATES.map((state) => ({ ...state, route, heading, isPhone: false }));
  const held = new Set([...STEPS_HOLD, ...visits.flatMap(checksOf).flatMap(({ holds }) => holds)]);

  test(
    `${route}: nothing is wrong, in either mode, at any width`,
    { tag: [...held].map((id) => `@${id}`) },
    async ({ page, baseURL }, info) => {
      countStates(info, 'html-validate', 1);
      countStates(info, 'axe', visits.filter(isForAxe).length);
      const traffic = watchTraffic(page, baseURL ?? '');
      await arrive(page, route, traffic);
      for (const visit of visits) await look(page, visit);
      await test.step('with a query and with a hash', async () => {
        expect.soft(await openAdopted(page, `${route}?utm=x`), 'REL-05 with a query').toEqual([]);
        expect.soft(await wrongSkipLink(page), 'A11Y-10 the skip link is the first stop, and leads to the main part').toEqual([]);
        expect.soft(await openAdopted(page, `${route}#main`), 'REL-05 with a hash').toEqual([]);
        await noteActions(page);
        expect.soft(await openAdopted(page, `${route}?utm=x#nowhere`), 'REL-05 with both').toEqual([]);
      });
      await test.step('every button pressed', async () => {
        const copies = await page.getByRole('button', { name: owner.email }).count();
        const wanted = Array<string>(copies).fill(`clipboard: ${owner.email}`);
        expect.soft(await actionsOfButtons(page), 'the only programmatic action is the clipboard write').toEqual(wanted);
      });
      await expectNoUnwantedRequests(page, traffic);
    },
  );

  test(`A11Y-01 ${route}: axe finds nothing wrong in the other modes and widths`, { tag: '@long' }, async ({ page }, info) => {
    const others = STATES.filter((state) => !isForAxe(state));
    countStates(info, 'axe', others.length);
    await openWhole(page, route);
    for (const { mode, width } of others) {
      await switchTo(page, mode);
      await widen(page, width);
      expect.soft(await axeViolations(page), `${mode}, ${width} px`).toEqual([]);
    }
  });

  test(`${route}: nothing is wrong on a phone, in either mode`, { tag: ['@phone', '@phone-only'] }, async ({ page, baseURL }, info) => {
    countStates(info, 'html-validate', 1);
    const traffic = watchTraffic(page, baseURL ?? '');
    await arrive(page, route, traffic);
    for (const state of PHONE_STATES) await look(page, { ...state, route, heading, isPhone: true });
    await expectNoUnwantedRequests(page, traffic);
  });
}

/** Opens the page, scrolls through it, and checks it while its parts load. */
async function arrive(page: Page, route: string, traffic: Traffic): Promise<void> {
  await test.step('while it loads', async () => {
    const shifts = await noteShifts(page);
    await noteHeading(page);
    await fontsFirst(page);
    expect.soft(await openAdopted(page, route), 'REL-05 the app adopts the document').toEqual([]);
    const html = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
    expect.soft(await htmlErrors(html, 'hydrated'), 'A11Y-18 the document is valid HTML once the app has taken over').toEqual([]);
    expect.soft(traffic.fonts(), 'two font files, one for each type family').toEqual(FONTS);
    await scrollPastFigures(page);
    await scrollThrough(page);
    expect.soft(await shifts(), 'nothing moves by itself while pictures, the app and the figures arrive').toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  });
}

/** Brings the page into a state, and runs all checks for it. */
async function look(page: Page, visit: Visit): Promise<void> {
  const state = `${visit.mode}, ${visit.width} px`;
  await test.step(state, async () => {
    await switchTo(page, visit.mode);
    if (!visit.isPhone) await widen(page, visit.width);
    await atRest(page);
    for (const { holds, sentence, find } of checksOf(visit))
      expect.soft(await find(page, visit), `${state}: ${holds.join(' ')} ${sentence}`).toEqual([]);
  });
}

/** Checks everything that the page has requested so far. */
async function expectNoUnwantedRequests(page: Page, traffic: Traffic): Promise<void> {
  // First makes sure that requests were recorded: the lists of mistakes below would be empty without any too.
  const pictures = await page.locator('img:visible').count();
  expect.soft(traffic.pictures().length, 'a page with pictures has asked for some').toBeGreaterThanOrEqual(pictures > 0 ? 1 : 0);
  expect.soft(traffic.scripts().length, 'and for scripts').toBeGreaterThan(1);
  expect.soft(traffic.foreign(), 'SEC-10 nothing is asked of another origin').toEqual([]);
  expect.soft(traffic.calls(), 'SEC-10 no script calls a server').toEqual([]);
  expect.soft(traffic.picturesElsewhere(), 'pictures come from /images').toEqual([]);
  expect.soft(await page.context().cookies(), 'SEC-10 no cookie').toEqual([]);
  expect.soft(traffic.browserErrors, 'REL-05 no error, no warning').toEqual([]);
}
