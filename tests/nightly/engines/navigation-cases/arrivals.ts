import { expect } from '@playwright/test';
import { CASE_STUDY } from '../../../support/sites/markdown-links.ts';
import { HOME, titleOf } from '../../../support/sites/pages.ts';
import { PAGE_LOAD, type Visit } from '../visit.ts';
import { ABOUT, type Case, CONTACT } from './case.ts';

/** Presses the link to About and holds back its code or, without the API, the page itself. Returns the function that releases it. */
async function pressAndHoldBack(visit: Visit): Promise<() => void> {
  const release = visit.site.hold(/about-screen|^\/about$/);
  await visit.driver.click(visit.header('/about'));
  if (visit.hasApi) await visit.becomes('location.pathname', '/about');
  await visit.isAskedFor(visit.hasApi ? /about-screen/ : /^\/about$/);
  return release;
}

export const ARRIVALS: Case[] = [
  {
    name: 'two quick presses end on the second page, even if the first one arrives later',
    run: async (visit) => {
      await visit.open(HOME);
      const release = await pressAndHoldBack(visit);
      if (visit.hasApi) await visit.driver.click(visit.header('/contact'));
      else await visit.driver.ask(`document.querySelector(${JSON.stringify(visit.header('/contact'))}).click()`);
      const how = await visit.arrives(CONTACT);
      release();
      if (visit.hasApi) await expect.poll(() => visit.site.answered.join()).toMatch(/about-screen/);
      await visit.settles();
      await visit.shows(CONTACT);
      await visit.becomes('window.sameDocument', true); // It was not loaded again.
      return visit.hasApi ? how : `${how}; the second press by a script, since WebKit takes no mouse input while it waits for a page`;
    },
  },
  {
    name: 'the old page stays until the next one is ready',
    run: async (visit) => {
      await visit.open(HOME);
      const release = await pressAndHoldBack(visit);
      if (visit.hasApi) await visit.settles(); // WebKit draws no frame while it waits for a page.
      await visit.shows({ route: visit.hasApi ? '/about' : '/', heading: HOME.heading });
      release();
      return visit.arrives(ABOUT);
    },
  },
  {
    name: 'REL-01 a tab left open during a deploy reaches the page with at most 2 loads',
    run: async (visit, nextBuild) => {
      await visit.open(HOME);
      visit.site.deploy(nextBuild);
      await visit.driver.click(visit.header('/about'));
      await visit.arrives(ABOUT, PAGE_LOAD);
      await visit.becomes(`document.querySelector('${visit.prose(CASE_STUDY.route)}')`, null); // The next build has no such link.
      await visit.settles();
      const loads = visit.site.asked.filter((path) => path === '/about').length;
      expect([1, 2]).toContain(loads);
      return `✓ ${PAGE_LOAD} (${loads})`;
    },
  },
  {
    name: 'REL-02 a link whose code is always 404 reaches its page, and so does the next',
    run: async (visit) => {
      await visit.open(HOME);
      visit.site.refuse(/about-screen/);
      await visit.driver.click(visit.header('/about'));
      await visit.shows(ABOUT);
      await visit.becomes(`'js' in document.documentElement.dataset`, false); // The page is shown without the app.
      await visit.driver.click(visit.header('/contact'));
      return visit.arrives(CONTACT, PAGE_LOAD);
    },
  },
  {
    name: 'A11Y-09 the main part has the focus after a navigation',
    run: async (visit) => {
      await visit.open(HOME);
      await visit.driver.click(visit.footer('/about'));
      const how = await visit.arrives(ABOUT);
      await visit.becomes('document.activeElement.localName', visit.hasApi ? 'main' : 'body');
      return visit.hasApi ? how : `${how}: the focus is the browser's own, at the start of the document`;
    },
  },
  {
    name: 'A11Y-09 the title is announced once after a navigation',
    run: async (visit) => {
      await visit.open(HOME);
      await visit.driver.ask(`void (() => {
        window.announced = [];
        const region = document.querySelector('[role=status]');
        const note = () => announced.push(region.textContent);
        new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
      })()`);
      await visit.driver.click(visit.header('/about'));
      const how = await visit.arrives(ABOUT);
      await visit.becomes('document.title', titleOf(ABOUT.page));
      await visit.settles();
      if (visit.hasApi) await visit.becomes('window.announced', [titleOf(ABOUT.page)]);
      else await visit.becomes(`document.querySelector('[role=status]').textContent`, '');
      return visit.hasApi ? how : `${how}: announced by the browser, our region stays empty`;
    },
  },
];
