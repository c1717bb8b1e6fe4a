import { expect, type Page, type Request, test } from '@playwright/test';
import { axeViolations } from '../support/a11y/axe.ts';
import { finishAnimations, type State, scrollThrough, switchMode, widen } from '../support/a11y/page-states.ts';
import {
  sectionsOutOfOrder,
  smallTargets,
  textFields,
  wrongColours,
  wrongLayout,
  wrongLinkNames,
  wrongPictureNames,
  wrongStructure,
} from '../support/audit/checks.ts';
import { clippedAtZoom, clippedText, clippedWithTextSpacing } from '../support/audit/reflow.ts';
import { fontsFirst, noteShifts } from '../support/audit/shifts.ts';
import { SAMPLE } from '../support/owners/sample.ts';
import { browserErrors, open } from '../support/page/app.ts';
import { scrollPastDemos } from '../support/page/demos.ts';
import { ALL_PAGES } from '../support/sites/pages.ts';
import { htmlErrors } from '../support/sites/valid-html.ts';

// With motion, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Visit extends State {
  route: string;
  heading: string;
}

interface Check {
  /** Ids of docs/specification.md and docs/quality.md. */
  requirements: string[];
  name: string;
  /** When the check runs; always if left out. */
  when?: (visit: Visit) => boolean;
  find: (page: Page, visit: Visit) => Promise<string[]>;
}

/** Every page is checked in both modes, in the narrowest window (a desktop window at 400 % zoom) and in the widest. */
const STATES: State[] = [
  { mode: 'light', width: 320 },
  { mode: 'dark', width: 1440 },
];
const isNarrow = ({ width }: Visit) => width === 320;
const isWide = ({ width }: Visit) => width === 1440;
const isHome = ({ route }: Visit) => route === '/';

/** Each check looks for one kind of problem, and passes if it finds none. */
const CHECKS: Check[] = [
  { requirements: ['A11Y-01'], name: 'axe finds no violation', find: (page) => axeViolations(page) },
  { requirements: ['§2.7', '§2.9', '§4.2'], name: 'the colours are those of the home page', when: isHome, find: wrongColours },
  { requirements: ['§2.8', '§4.2'], name: 'the colours are those of the other pages', when: (visit) => !isHome(visit), find: wrongColours },
  { requirements: ['A11Y-07'], name: 'targets are 44 × 44 px or more', find: smallTargets },
  { requirements: ['A11Y-11'], name: 'nothing scrolls sideways and no text is clipped', find: clippedText },
  { requirements: ['A11Y-11'], name: 'no text is clipped with the text spacing of WCAG 1.4.12', find: clippedWithTextSpacing },
  {
    requirements: ['A11Y-11'],
    name: 'at 320 × 256 px (400 % zoom) no text is clipped and no picture distorted',
    when: isNarrow,
    find: clippedAtZoom,
  },
  {
    requirements: ['§2.3', '§2.4', '§2.6'],
    name: 'header and footer have their links, the heading is visible, the toggle is at the top right',
    find: (page, { heading }) => wrongLayout(page, heading),
  },
  { requirements: ['§2.33'], name: 'the sections are in order', when: isHome, find: sectionsOutOfOrder },
  { requirements: ['OWN-10', '§1.3', '§5.1'], name: 'there is no form and no text field', when: isWide, find: textFields },
  {
    requirements: ['A11Y-15'],
    name: 'every link has a name, with one target per name, that mentions a new tab',
    when: isWide,
    find: wrongLinkNames,
  },
  { requirements: ['A11Y-16'], name: 'pictures have alt text or are marked as decorative', when: isWide, find: wrongPictureNames },
  { requirements: ['A11Y-10'], name: 'one h1, header, main and footer, and the right language', when: isWide, find: wrongStructure },
];

/** Covered by the steps below, apart from the checks. */
const STEP_REQUIREMENTS = ['A11Y-18', 'REL-05', 'SEC-10', '§1.3', '§5.2', '§5.3', '§5.4', '§5.5'];

for (const { route, heading } of ALL_PAGES) {
  const visits = STATES.map((state) => ({ ...state, route, heading }));
  const covered = new Set([...STEP_REQUIREMENTS, ...visits.flatMap(checksOf).flatMap(({ requirements }) => requirements)]);

  test(`${route} passes every check, in light and dark mode, on a narrow and on a wide screen`, {
    tag: [...covered].map((id) => `@${id}`),
  }, async ({ page, baseURL }) => {
    const errors = browserErrors(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await rememberHeading(page);
    await recordActions(page);

    await test.step('while it loads', () => load(page, route));
    for (const visit of visits) await runChecks(page, visit);
    expect.soft(await recordedActions(page), 'SEC-10 no script calls a server').toEqual([]);
    await test.step('with a query and a hash', () => openHydrated(page, `${route}?utm=x#nowhere`));
    await test.step('every button pressed', async () => {
      const copies = await page.getByRole('button', { name: SAMPLE.owner.email }).count();
      const wanted = Array<string>(copies).fill(`clipboard: ${SAMPLE.owner.email}`);
      expect.soft(await actionsOfAllButtons(page), '§5.4 the only programmatic action is the clipboard write').toEqual(wanted);
    });

    const paths = (...types: string[]) =>
      requests.filter((request) => types.includes(request.resourceType())).map((request) => new URL(request.url()).pathname);
    const picturesElsewhere = paths('image').filter((path) => !path.startsWith('/images/') && path !== '/favicon.svg');
    const foreign = requests.map((request) => request.url()).filter((url) => !url.startsWith(baseURL ?? ''));
    expect.soft(paths('script').length, 'requests are recorded').toBeGreaterThan(1);
    expect.soft(picturesElsewhere, '§5.5 pictures come from /images').toEqual([]);
    expect.soft(foreign, 'SEC-10 no request goes to another origin').toEqual([]);
    expect.soft(paths('websocket'), 'SEC-10 no script opens a connection').toEqual([]);
    expect.soft(await page.context().cookies(), 'SEC-10 no cookie').toEqual([]);
    expect.soft(errors, 'REL-05 no error, no warning').toEqual([]);
  });
}

function checksOf(visit: Visit): Check[] {
  return CHECKS.filter(({ when }) => when?.(visit) ?? true);
}

/** Opens the page, scrolls through it, and checks it while it loads. */
async function load(page: Page, route: string): Promise<void> {
  const shifts = await noteShifts(page);
  await fontsFirst(page);
  await openHydrated(page, route);
  const html = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
  expect.soft(await htmlErrors(html, 'hydrated'), 'A11Y-18 the document is valid HTML after hydration').toEqual([]);
  await scrollPastDemos(page);
  await scrollThrough(page);
  expect.soft(await shifts(), 'nothing shifts while pictures, the app and the demos load').toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Brings the page into a state and runs its checks. */
async function runChecks(page: Page, visit: Visit): Promise<void> {
  const state = `${visit.mode}, ${visit.width} px`;
  await test.step(state, async () => {
    await switchMode(page, visit.mode);
    await widen(page, visit.width);
    await finishAnimations(page);
    for (const { requirements, name, find } of checksOf(visit))
      expect.soft(await find(page, visit), `${state}: ${requirements.join(' ')} ${name}`).toEqual([]);
  });
}

/** Stores the heading element of each document before any script has run. */
async function rememberHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, watcher) => {
      const firstHeading = document.querySelector('h1');
      if (!firstHeading) return;
      Object.assign(window, { firstHeading });
      watcher.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Opens an address, and checks that React hydrates the document: the heading is still the same node after the app has started. */
async function openHydrated(page: Page, address: string): Promise<void> {
  await open(page, address);
  const isHydrated = await page.evaluate(() => document.querySelector('h1') === (window as { firstHeading?: Element }).firstHeading);
  expect.soft(isHydrated, `REL-05 ${address}: React hydrates the document`).toBe(true);
}

/** Records from now on what scripts ask of the browser or the network, without doing it. */
async function recordActions(page: Page): Promise<void> {
  page.on('dialog', (dialog) => dialog.accept());
  await page.addInitScript(() => {
    const actions: string[] = [];
    Object.assign(window, { actions });
    const record = (name: string) => () => {
      actions.push(name);
      return Promise.resolve();
    };
    Object.assign(window, { fetch: record('fetch'), open: record('open') });
    Object.assign(navigator, { sendBeacon: record('beacon'), share: record('share') });
    XMLHttpRequest.prototype.send = record('xhr');
    navigator.clipboard.writeText = (text) => record(`clipboard: ${text}`)();
  });
}

/** Presses every button of the page. Returns what scripts have asked for since the page was opened. */
async function actionsOfAllButtons(page: Page): Promise<string[]> {
  for (const button of await page.getByRole('button').all()) await button.evaluate((element: HTMLElement) => element.click());
  return recordedActions(page);
}

/** What scripts have asked for since the page was opened. */
const recordedActions = (page: Page) => page.evaluate(() => (window as unknown as { actions: string[] }).actions);
