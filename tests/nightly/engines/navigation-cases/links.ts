import { expect } from '@playwright/test';
import { CASE_STUDY, PLACE_ELSEWHERE } from '../../../support/sites/markdown-links.ts';
import { HOME } from '../../../support/sites/pages.ts';
import { BELOW } from '../navigation-sites.ts';
import type { Visit } from '../visit.ts';
import { ABOUT, type Case, isAt } from './case.ts';

/** For a browser that opens no tab under automation: checks that the app does not handle the click itself. */
async function isLeftToTheBrowser(visit: Visit): Promise<string> {
  await visit.driver.ask(`void addEventListener('click', (event) => {
    sessionStorage.setItem('press', JSON.stringify([event.ctrlKey, event.defaultPrevented]));
  })`);
  await visit.driver.click(visit.header('/about'), 'with Control');
  await visit.becomes(`sessionStorage.getItem('press')`, '[true,false]');
  return 'no tab to check: MiniBrowser opens none under automation; the click is left to the browser';
}

export const LINKS: Case[] = [
  {
    name: 'REL-20 below a path, links, Back and a hash lead to their pages',
    base: BELOW,
    run: async (visit) => {
      await visit.open(HOME);
      await visit.driver.click(visit.header('/about'));
      const how = await visit.arrives(ABOUT);
      await visit.driver.click(visit.header('/'));
      await visit.arrives(HOME);
      await visit.driver.click(`a.button[href="${visit.path(CASE_STUDY.route)}"]`);
      await visit.arrives(CASE_STUDY);
      await visit.driver.back();
      await visit.shows(HOME);
      await visit.driver.forward();
      await visit.shows(CASE_STUDY);
      await visit.driver.click(visit.prose(`/#${PLACE_ELSEWHERE}`));
      await visit.shows(HOME);
      await visit.becomes(isAt(PLACE_ELSEWHERE), true);
      return how;
    },
  },
  ...([undefined, BELOW] as const).map((base) => ({
    name: `SEO-06 links written in Markdown work, on a site at ${base ?? '/'}`,
    ...(base && { base }),
    run: async (visit: Visit) => {
      await visit.open(CASE_STUDY);
      await visit.driver.click(visit.prose('/about'));
      await visit.arrives(ABOUT);
      await visit.driver.click(visit.prose(CASE_STUDY.route));
      return visit.arrives(CASE_STUDY);
    },
  })),
  {
    name: 'a click with Control or the middle button opens a tab and does not change this page',
    run: async (visit) => {
      await visit.open(HOME);
      const { tabs } = visit.driver;
      if (!tabs) return isLeftToTheBrowser(visit);
      for (const how of ['with Control', 'middle button'] as const) {
        const before = await tabs();
        await visit.driver.click(visit.header('/about'), how);
        await expect.poll(tabs).toBe(before + 1);
        await visit.settles();
        await visit.shows(HOME);
        await visit.becomes('window.sameDocument', true);
      }
      return '✓ new tabs, same document';
    },
  },
];
