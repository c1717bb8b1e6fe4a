import { expect, type Page, test } from '@playwright/test';
import { site } from '../../../content/site.ts';
import { drawn } from '../../support/app.ts';
import { actionsOfButtons, noteActions } from '../../support/audit/actions.ts';
import { noteHeading, openAdopted } from '../../support/audit/hydration.ts';
import { partsOutOfOrder, wrongColours, wrongFrame } from '../../support/audit/layout.ts';
import { wrongLinkNames } from '../../support/audit/link-names.ts';
import { toldOnlyToAMouse } from '../../support/audit/mouse-only.ts';
import { wrongPictureNames } from '../../support/audit/picture-names.ts';
import { lostAtZoom, lostWithWideText, lostWords } from '../../support/audit/reflow.ts';
import { comeNearFigures, fontsFirst, noteShifts } from '../../support/audit/shifts.ts';
import { wrongSkipLink } from '../../support/audit/skip-link.ts';
import { smallTargets } from '../../support/audit/small-targets.ts';
import { wrongStructure } from '../../support/audit/structure.ts';
import { idleFigures, textFields } from '../../support/audit/text-fields.ts';
import { watchTraffic } from '../../support/audit/traffic.ts';
import { axeViolations } from '../../support/axe.ts';
import { atRest, countStates, MODES, type State, scrollThrough, switchTo, WIDTHS, widen } from '../../support/page-states.ts';
import { ALL_PAGES } from '../../support/pages.ts';
import { proves } from '../../support/proves.ts';
import { htmlErrors } from '../../support/valid-html.ts';

// As most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Visit extends State {
  route: string;
  heading: string;
  isPhone: boolean;
}

interface Check {
  id?: string;
  sentence: string;
  /** The states in which it is worth looking; all where it does not say. */
  where?: (visit: Visit) => boolean;
  find: (page: Page, visit: Visit) => Promise<string[]>;
}

const inLight = ({ mode }: Visit) => mode === 'light';
const once = ({ mode, width }: Visit) => mode === 'light' && width === 1440;

/** What is looked for on every page; whatever is found is wrong. */
const CHECKS: Check[] = [
  { id: 'A11Y-01', sentence: 'axe finds nothing wrong', where: ({ isPhone }) => !isPhone, find: (page) => axeViolations(page) },
  { sentence: 'the colours are those of the specification', find: (page, visit) => wrongColours(page, visit, visit.route) },
  { id: 'A11Y-07', sentence: 'targets are 44 × 44 px or more', where: inLight, find: smallTargets },
  { id: 'A11Y-11', sentence: 'nothing scrolls sideways and no word is cut off', where: inLight, find: lostWords },
  { id: 'A11Y-11', sentence: 'the text spacing of WCAG 1.4.12 loses no word', where: inLight, find: lostWithWideText },
  {
    id: 'A11Y-11',
    sentence: 'at 320 × 256 px, which is 400 % zoom, no word is lost and no picture squeezed',
    where: (visit) => inLight(visit) && visit.width === 320,
    find: lostAtZoom,
  },
  {
    sentence: 'the heading stands between header and footer, the toggle at the top right',
    where: inLight,
    find: (page, { heading }) => wrongFrame(page, heading),
  },
  { sentence: 'the parts of the home page stand in order', where: (visit) => inLight(visit) && visit.route === '/', find: partsOutOfOrder },
  { id: 'OWN-10', sentence: 'no text field, no form, nothing to fill in', where: inLight, find: textFields },
  { id: 'OWN-10', sentence: 'every figure is at work', where: inLight, find: idleFigures },
  { id: 'A11Y-15', sentence: 'link names tell where they lead, and say when it is a new tab', where: once, find: wrongLinkNames },
  {
    id: 'A11Y-16',
    sentence: 'pictures and drawings say what they show, or that they are decoration',
    where: once,
    find: wrongPictureNames,
  },
  { id: 'A11Y-10', sentence: 'one h1, no skipped level, unique landmarks, languages marked', where: once, find: wrongStructure },
  { id: 'A11Y-14', sentence: 'nothing is told only to a mouse', where: once, find: toldOnlyToAMouse },
];

/** What the checks below and the table above hold of the specification and of the assertions of quality. */
const PROOF = proves(
  ...(['A11Y-01', 'A11Y-07', 'A11Y-10', 'A11Y-11', 'A11Y-14', 'A11Y-15', 'A11Y-16', 'A11Y-18', 'OWN-10', 'REL-05', 'SEC-10'] as const),
  ...(['§1.3', '§2.3', '§2.4', '§2.6', '§2.7', '§2.8', '§2.9', '§2.33', '§4.2', '§5.1', '§5.2', '§5.3', '§5.4', '§5.5'] as const),
);

const STATES: State[] = MODES.flatMap((mode) => WIDTHS.map((width) => ({ mode, width })));
const PHONE_STATES: State[] = [{ mode: 'light', width: 390 }];
const FONTS = ['/assets/fairweather-display', '/assets/fairweather-text'];

for (const { route, heading } of ALL_PAGES) {
  test(
    `${route}: nothing is wrong, in either mode, at any width`,
    { tag: '@phone', ...PROOF },
    async ({ page, isMobile, baseURL }, info) => {
      const states = isMobile ? PHONE_STATES : STATES;
      countStates(info, 'html-validate', 1);
      if (!isMobile) countStates(info, 'axe', states.length);
      const traffic = watchTraffic(page, baseURL ?? '');
      const shifts = await noteShifts(page);
      await noteHeading(page);

      await test.step('as it arrives', async () => {
        await fontsFirst(page);
        expect.soft(await openAdopted(page, route), 'REL-05 the app adopts the document').toEqual([]);
        const html = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
        expect.soft(await htmlErrors(html, 'hydrated'), 'A11Y-18 the document is valid HTML once the app has taken over').toEqual([]);
        expect.soft(traffic.fonts(), 'two font files, one for each type family').toEqual(FONTS);
        await comeNearFigures(page);
        await scrollThrough(page);
        await drawn(page);
        expect.soft(await shifts(), 'nothing moves by itself while pictures, the app and the figures arrive').toEqual([]);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.unrouteAll();
      });

      for (const state of states) {
        await test.step(`${state.mode}, ${state.width} px`, async () => {
          await switchTo(page, state.mode);
          if (!isMobile) await widen(page, state.width);
          await atRest(page);
          const visit = { ...state, route, heading, isPhone: isMobile };
          for (const { id, sentence, where, find } of CHECKS) {
            if (where && !where(visit)) continue;
            expect.soft(await find(page, visit), `${state.mode}, ${state.width} px: ${id ?? ''} ${sentence}`).toEqual([]);
          }
        });
      }

      if (!isMobile) {
        await test.step('with a query and with a hash', async () => {
          expect.soft(await openAdopted(page, `${route}?utm=x`), 'REL-05 with a query').toEqual([]);
          expect.soft(await wrongSkipLink(page), 'A11Y-10 the skip link is the first stop, and leads to the main part').toEqual([]);
          expect.soft(await openAdopted(page, `${route}#main`), 'REL-05 with a hash').toEqual([]);
          await noteActions(page);
          expect.soft(await openAdopted(page, `${route}?utm=x#nowhere`), 'REL-05 with both').toEqual([]);
        });

        await test.step('every button pressed', async () => {
          const copies = await page.getByRole('button', { name: site.owner.email }).count();
          const wanted = Array<string>(copies).fill(`clipboard: ${site.owner.email}`);
          expect.soft(await actionsOfButtons(page), 'the only programmatic action is the clipboard write').toEqual(wanted);
        });
      }

      expect.soft(traffic.foreign(), 'SEC-10 nothing is asked of another origin').toEqual([]);
      expect.soft(traffic.calls(), 'SEC-10 no script calls a server').toEqual([]);
      expect.soft(traffic.picturesElsewhere(), 'pictures come from /images').toEqual([]);
      expect.soft(await page.context().cookies(), 'SEC-10 no cookie').toEqual([]);
      expect.soft(traffic.complaints, 'REL-05 no error, no warning').toEqual([]);
    },
  );
}
