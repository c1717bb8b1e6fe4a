import { expect, type Page, test } from '@playwright/test';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { axeViolations } from '../../support/a11y/axe.ts';
import { atRest, countStates, MODES, switchTo } from '../../support/a11y/page-states.ts';
import { open } from '../../support/page/app.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');

interface Interaction {
  what: string;
  act: (page: Page) => Promise<void>;
}

/** What a visitor can do on a page, in order. Each action has a check that it has happened. */
const INTERACTIONS: Record<string, Interaction[]> = {
  '/': [
    {
      what: 'a slide has changed',
      act: async (page) => {
        await press(page, 'Next picture');
        await expect(page.locator('.slide').nth(1)).toHaveAttribute('data-current', 'true');
      },
    },
    {
      what: 'the carousel has been stopped by its button',
      act: async (page) => {
        await press(page, 'Pause the carousel');
        await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
      },
    },
    {
      what: 'the tooltip over a picture is shown',
      act: async (page) => {
        await page.locator('.slide[data-current]').hover();
        await expect(page.locator('.cursor-tooltip')).toBeVisible();
      },
    },
    {
      what: 'motion is paused',
      act: async (page) => {
        await press(page, 'Pause animations');
        await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible();
      },
    },
    {
      what: 'a link has led to another page',
      act: async (page) => {
        await page.getByRole('link', { name: 'View Case Study WeHike' }).press('Enter');
        await expect(page.getByRole('status').first()).toHaveText(/WeHike/);
      },
    },
  ],
  '/suncoastpatios': [
    {
      what: 'motion is paused, the marquee with it',
      act: async (page) => {
        await press(page, 'Pause animations');
        await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible();
      },
    },
  ],
  '/resume': [
    {
      what: 'the tooltip over the resume is shown',
      act: async (page) => {
        await page.locator('.sheet').hover();
        await expect(page.locator('.cursor-tooltip')).toBeVisible();
      },
    },
    {
      what: 'the text version of the resume is open',
      act: async (page) => {
        await page.locator('summary').press('Enter');
        await expect(page.locator('.resume-text')).toBeVisible();
      },
    },
  ],
  '/contact': [
    {
      what: 'the heading has been pressed and moved',
      act: async (page) => {
        await press(page, /Get in touch/);
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops/);
      },
    },
    {
      what: 'the address has been copied',
      act: async (page) => {
        await page.context().grantPermissions(['clipboard-write']);
        const alert = page.waitForEvent('dialog').then((dialog) => dialog.accept());
        await press(page, owner.email);
        await alert;
      },
    },
  ],
};

for (const [route, interactions] of Object.entries(INTERACTIONS)) {
  for (const mode of MODES) {
    const tag = mode === 'light' ? [] : ['@long'];

    test(
      `A11Y-02 axe finds nothing wrong on ${route} after each thing that a visitor can do there, ${mode}`,
      { tag },
      async ({ page }, info) => {
        countStates(info, 'axe after an interaction', interactions.length);
        await open(page, route);
        for (const { what, act } of interactions) {
          await act(page);
          await atRest(page);
          await switchTo(page, mode); // By keyboard, so that the mouse stays where it is.
          expect.soft(await axeViolations(page), what).toEqual([]);
        }
      },
    );
  }
}
