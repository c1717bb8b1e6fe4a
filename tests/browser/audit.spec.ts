import { expect, type Page, type Request, test } from '@playwright/test';
import owner from '../../sample/owner.json' with { type: 'json' };
import { axeViolations } from '../support/a11y/axe.ts';
import { atRest, type State, scrollThrough, switchTo, widen } from '../support/a11y/page-states.ts';
import { partsOutOfOrder, smallTargets, wrongColours, wrongFrame } from '../support/audit/layout.ts';
import { wrongLinkNames, wrongPictureNames } from '../support/audit/names.ts';
import { lostAtZoom, lostWithWideText, lostWords } from '../support/audit/reflow.ts';
import { fontsFirst, noteShifts } from '../support/audit/shifts.ts';
import { browserErrors, open } from '../support/page/app.ts';
import { scrollPastDemos } from '../support/page/demos.ts';
import { ALL_PAGES } from '../support/sites/pages.ts';
import { htmlErrors } from '../support/sites/valid-html.ts';

// With motion, because most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Visit extends State {
  route: string;
  heading: string;
}

interface Check {
  /** The sentences of the specification and the assertions of docs/quality.md that it covers. */
  holds: string[];
  sentence: string;
  /** The states in which the check runs; all states if left out. */
  where?: (visit: Visit) => boolean;
  find: (page: Page, visit: Visit) => Promise<string[]>;
}

/** Every page is seen in both modes, in the narrowest window (a desktop window at 400 % zoom) and in the widest. */
const STATES: State[] = [
  { mode: 'light', width: 320 },
  { mode: 'dark', width: 1440 },
];
const isNarrow = ({ width }: Visit) => width === 320;
const once = ({ width }: Visit) => width === 1440;
const atHome = ({ route }: Visit) => route === '/';

/** Each check searches a page for one kind of mistake. It passes if it finds nothing. */
const CHECKS: Check[] = [
  { holds: ['A11Y-01'], sentence: 'axe finds nothing wrong', find: (page) => axeViolations(page) },
  { holds: ['§2.7', '§2.9', '§4.2'], sentence: 'the colours are those of the home page', where: atHome, find: wrongColours },
  { holds: ['§2.8', '§4.2'], sentence: 'the colours are those of the other pages', where: (visit) => !atHome(visit), find: wrongColours },
  { holds: ['A11Y-07'], sentence: 'targets are 44 × 44 px or more', find: smallTargets },
  { holds: ['A11Y-11'], sentence: 'nothing scrolls sideways and no word is cut off', find: lostWords },
  { holds: ['A11Y-11'], sentence: 'the text spacing of WCAG 1.4.12 loses no word', find: lostWithWideText },
  {
    holds: ['A11Y-11'],
    sentence: 'at 320 × 256 px, which is 400 % zoom, no word is lost and no picture squeezed',
    where: isNarrow,
    find: lostAtZoom,
  },
  {
    holds: ['§2.3', '§2.4', '§2.6'],
    sentence: 'the heading stands between header and footer, the toggle at the top right',
    find: (page, { heading }) => wrongFrame(page, heading),
  },
  { holds: ['§2.33'], sentence: 'the parts stand in order', where: atHome, find: partsOutOfOrder },
  { holds: ['OWN-10', '§1.3', '§5.1'], sentence: 'no text field, no form, nothing to fill in', where: once, find: textFields },
  { holds: ['A11Y-15'], sentence: 'link names tell where they lead, and say when it is a new tab', where: once, find: wrongLinkNames },
  { holds: ['A11Y-16'], sentence: 'pictures say what they show, or that they are decoration', where: once, find: wrongPictureNames },
  { holds: ['A11Y-10'], sentence: 'one h1, one header, main part and footer, the right language', where: once, find: wrongStructure },
];

/** What the steps below prove on every page, apart from the checks. */
const STEPS_HOLD = ['A11Y-18', 'REL-05', 'SEC-10', '§1.3', '§5.2', '§5.3', '§5.4', '§5.5'];

for (const { route, heading } of ALL_PAGES) {
  const visits = STATES.map((state) => ({ ...state, route, heading }));
  const held = new Set([...STEPS_HOLD, ...visits.flatMap(checksOf).flatMap(({ holds }) => holds)]);

  test(`${route}: nothing is wrong, in either mode, on a wide and on a narrow screen`, {
    tag: [...held].map((id) => `@${id}`),
  }, async ({ page, baseURL }) => {
    const errors = browserErrors(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await noteHeading(page);
    await noteActions(page);

    await test.step('while it loads', () => arrive(page, route));
    for (const visit of visits) await look(page, visit);
    expect.soft(await noted(page), 'SEC-10 no script calls a server').toEqual([]);
    await test.step('with a query and a hash', () => openAdopted(page, `${route}?utm=x#nowhere`));
    await test.step('every button pressed', async () => {
      const copies = await page.getByRole('button', { name: owner.email }).count();
      const wanted = Array<string>(copies).fill(`clipboard: ${owner.email}`);
      expect.soft(await actionsOfButtons(page), '§5.4 the only programmatic action is the clipboard write').toEqual(wanted);
    });

    const paths = (...types: string[]) =>
      requests.filter((request) => types.includes(request.resourceType())).map((request) => new URL(request.url()).pathname);
    const picturesElsewhere = paths('image').filter((path) => !path.startsWith('/images/') && path !== '/favicon.svg');
    const foreign = requests.map((request) => request.url()).filter((url) => !url.startsWith(baseURL ?? ''));
    expect.soft(paths('script').length, 'requests are recorded').toBeGreaterThan(1);
    expect.soft(picturesElsewhere, '§5.5 pictures come from /images').toEqual([]);
    expect.soft(foreign, 'SEC-10 nothing is asked of another origin').toEqual([]);
    expect.soft(paths('websocket'), 'SEC-10 no script opens a connection').toEqual([]);
    expect.soft(await page.context().cookies(), 'SEC-10 no cookie').toEqual([]);
    expect.soft(errors, 'REL-05 no error, no warning').toEqual([]);
  });
}

function checksOf(visit: Visit): Check[] {
  return CHECKS.filter(({ where }) => where?.(visit) ?? true);
}

/** Opens the page, scrolls through it, and checks it while its parts load. */
async function arrive(page: Page, route: string): Promise<void> {
  const shifts = await noteShifts(page);
  await fontsFirst(page);
  await openAdopted(page, route);
  const html = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
  expect.soft(await htmlErrors(html, 'hydrated'), 'A11Y-18 the document is valid HTML once the app has taken over').toEqual([]);
  await scrollPastDemos(page);
  await scrollThrough(page);
  expect.soft(await shifts(), 'nothing moves by itself while pictures, the app and the figures arrive').toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Brings the page into a state, and runs all checks for it. */
async function look(page: Page, visit: Visit): Promise<void> {
  const state = `${visit.mode}, ${visit.width} px`;
  await test.step(state, async () => {
    await switchTo(page, visit.mode);
    await widen(page, visit.width);
    await atRest(page);
    for (const { holds, sentence, find } of checksOf(visit))
      expect.soft(await find(page, visit), `${state}: ${holds.join(' ')} ${sentence}`).toEqual([]);
  });
}

/** Stores the heading element of each document before any script has run. */
async function noteHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, watcher) => {
      const firstHeading = document.querySelector('h1');
      if (!firstHeading) return;
      Object.assign(window, { firstHeading });
      watcher.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Opens an address, and checks that React keeps what is in the document: the heading is still the same node after the app has started. */
async function openAdopted(page: Page, address: string): Promise<void> {
  await open(page, address);
  const isAdopted = await page.evaluate(() => document.querySelector('h1') === (window as { firstHeading?: Element }).firstHeading);
  expect.soft(isAdopted, `REL-05 ${address}: the app adopts the document`).toBe(true);
}

/** From now on, records what scripts ask of the browser or the network, instead of doing it. */
async function noteActions(page: Page): Promise<void> {
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

/** Presses every button of the page, and returns what scripts have asked for since the page was opened. */
async function actionsOfButtons(page: Page): Promise<string[]> {
  for (const button of await page.getByRole('button').all()) await button.evaluate((element: HTMLElement) => element.click());
  return noted(page);
}

/** What scripts have asked for since the page was opened. */
const noted = (page: Page) => page.evaluate(() => (window as unknown as { actions: string[] }).actions);

/** Everything that a visitor could fill in. */
function textFields(page: Page): Promise<string[]> {
  const noText = ['button', 'checkbox', 'image', 'radio', 'range', 'reset', 'submit'].map((type) => `[type=${type}]`).join(', ');
  const fields = `input:not(${noText}), textarea, select, form, [contenteditable], [role=textbox], [role=searchbox], [role=combobox]`;
  return page.locator(fields).evaluateAll((all) => all.map((field) => field.outerHTML.slice(0, 160)));
}

/** What axe allows: a second h1, a page without a header or footer, and any language. */
async function wrongStructure(page: Page): Promise<string[]> {
  const parts = {
    h1: [page.locator('h1'), 1],
    header: [page.getByRole('banner'), 1],
    'main part': [page.getByRole('main'), 1],
    footer: [page.getByRole('contentinfo'), 1],
    navigation: [page.getByRole('navigation'), 2],
    'page in Australian English': [page.locator('html[lang="en-AU"]'), 1],
  } as const;
  const counts = Object.entries(parts).map(async ([name, [part, wanted]]) => ({ name, wanted, found: await part.count() }));
  return (await Promise.all(counts)).filter(({ wanted, found }) => found !== wanted).map(({ name, found }) => `${found} × ${name}`);
}
