import { expect } from '@playwright/test';
import { HOME } from '../../support/pages.ts';
import { CASE_STUDY, PLACE_ELSEWHERE, PLACE_HERE } from '../navigation-sites.ts';
import { SAME_DOCUMENT } from '../visit.ts';
import { ABOUT, type Case, isAt } from './case.ts';

export const PLACES: Case[] = [
  {
    name: 'A11Y-09 a link leads to the top of the next page',
    run: async (visit) => {
      await visit.open(HOME);
      expect(await visit.scrollTo(visit.footer('/about'))).toBeGreaterThan(100);
      await visit.driver.click(visit.footer('/about'));
      const how = await visit.arrives(ABOUT);
      await visit.becomes('scrollY', 0);
      return how;
    },
  },
  {
    name: 'A11Y-09 Back and Forward restore the exact place, far down a long page too',
    run: async (visit) => {
      await visit.open(HOME);
      const onHome = await visit.scrollTo(`a.button[href="${CASE_STUDY.route}"]`);
      await visit.driver.click(`a.button[href="${CASE_STUDY.route}"]`);
      const how = await visit.arrives(CASE_STUDY);
      await visit.becomes('scrollY', 0);
      const onCaseStudy = await visit.scrollTo(visit.footer('/about'));
      expect(Math.min(onHome, onCaseStudy)).toBeGreaterThan(1000);
      await visit.driver.click(visit.footer('/about'));
      await visit.arrives(ABOUT);
      const steps: [() => Promise<unknown>, typeof HOME, number][] = [
        [visit.driver.back, CASE_STUDY, onCaseStudy],
        [visit.driver.back, HOME, onHome],
        [visit.driver.forward, CASE_STUDY, onCaseStudy],
        [visit.driver.forward, ABOUT, 0],
      ];
      for (const [go, place, top] of steps) {
        await go();
        await visit.shows(place);
        await visit.becomes('Math.round(scrollY)', top);
        // A page that was left by a page load may come back as it was, from the engine's memory.
        if (visit.hasApi) await visit.becomes('window.sameDocument', true);
      }
      return how;
    },
  },
  {
    name: 'a hash leads to its place on another page',
    run: async (visit) => {
      await visit.open(CASE_STUDY);
      await visit.driver.click(visit.prose(`/#${PLACE_ELSEWHERE}`));
      const how = await visit.arrives(HOME);
      await visit.becomes('location.hash', `#${PLACE_ELSEWHERE}`);
      await visit.becomes(isAt(PLACE_ELSEWHERE), true);
      return how;
    },
  },
  {
    name: 'a hash leads to its place on the same page, within the document',
    run: async (visit) => {
      await visit.open(CASE_STUDY);
      await visit.driver.click(visit.prose(`#${PLACE_HERE}`));
      await visit.becomes('location.hash', `#${PLACE_HERE}`);
      await visit.becomes(isAt(PLACE_HERE), true);
      return visit.arrives(CASE_STUDY, SAME_DOCUMENT);
    },
  },
  {
    name: 'a link to the page itself leads to its top',
    run: async (visit) => {
      await visit.open(ABOUT);
      expect(await visit.scrollTo(visit.footer('/about'))).toBeGreaterThan(100);
      await visit.driver.click(visit.footer('/about'));
      await visit.becomes('scrollY', 0);
      return visit.arrives(ABOUT);
    },
  },
];
