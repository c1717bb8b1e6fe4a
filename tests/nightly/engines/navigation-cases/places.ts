import { expect } from '@playwright/test';
import { CASE_STUDY, PLACE_ELSEWHERE, PLACE_HERE } from '../../../support/sites/markdown-links.ts';
import { HOME } from '../../../support/sites/pages.ts';
import { SAME_DOCUMENT, type Visit } from '../visit.ts';
import { ABOUT, type Case, isAt } from './case.ts';

/** The position of a link in the window, not in the page: a figure further up may still change its size. */
const topOf = (link: string) => `Math.round(document.querySelector(${JSON.stringify(link)})?.getBoundingClientRect().top)`;

/** Presses a link far down the page, and returns its position in the window at that moment. */
async function leaveBy(visit: Visit, link: string): Promise<number> {
  await visit.scrollTo(link, 1000);
  const key = JSON.stringify(`where ${link} stood`);
  const keep = `sessionStorage.setItem(${key}, ${topOf(link)})`;
  await visit.driver.ask(`void addEventListener('click', () => ${keep}, { capture: true, once: true })`);
  await visit.driver.click(link);
  let top: string | null = null;
  const readTop = async () => {
    top = await visit.driver.ask<string | null>(`sessionStorage.getItem(${key})`).catch(() => null);
    return top;
  };
  await expect.poll(readTop).not.toBeNull();
  return Number(top);
}

export const PLACES: Case[] = [
  {
    name: 'A11Y-09 a link leads to the top of the next page',
    run: async (visit) => {
      await visit.open(HOME);
      await visit.scrollTo(visit.footer('/about'));
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
      const card = `a.button[href="${CASE_STUDY.route}"]`;
      const footer = visit.footer('/about');
      const onHome = await leaveBy(visit, card);
      const how = await visit.arrives(CASE_STUDY);
      await visit.becomes('scrollY', 0);
      const onCaseStudy = await leaveBy(visit, footer);
      await visit.arrives(ABOUT);
      await visit.becomes('scrollY', 0);
      for (const [go, place, link, top] of [
        [visit.driver.back, CASE_STUDY, footer, onCaseStudy],
        [visit.driver.back, HOME, card, onHome],
        [visit.driver.forward, CASE_STUDY, footer, onCaseStudy],
      ] as const) {
        await go();
        await visit.shows(place);
        await visit.becomes(`Math.abs(${topOf(link)} - ${top}) <= 1`, true); // One pixel of tolerance, for rounding.
        // Only with the API: without it the page may come from the back/forward cache, with its mark.
        if (visit.hasApi) await visit.becomes('window.sameDocument', true);
      }
      await visit.driver.forward();
      await visit.shows(ABOUT);
      await visit.becomes('scrollY', 0);
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
      await visit.scrollTo(visit.footer('/about'));
      await visit.driver.click(visit.footer('/about'));
      await visit.becomes('scrollY', 0);
      return visit.arrives(ABOUT);
    },
  },
];
