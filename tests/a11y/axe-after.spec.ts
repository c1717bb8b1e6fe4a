import { expect, type Page, test } from '@playwright/test';
import { site } from '../../content/site.ts';
import { open } from '../support/app.ts';
import { axeViolations } from '../support/axe.ts';
import { atRest, countStates, switchTo } from '../support/page-states.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');

/** What a visitor can do, each with the sign that it has happened. */
const INTERACTIONS: { what: string; route: string; act: (page: Page) => Promise<void> }[] = [
  {
    what: 'a slide has changed',
    route: '/',
    act: async (page) => {
      await press(page, 'Next picture');
      await expect(page.locator('.slide').nth(1)).toHaveAttribute('data-current', 'true');
    },
  },
  {
    what: 'the carousel has been stopped by its button',
    route: '/',
    act: async (page) => {
      await press(page, 'Pause the carousel');
      await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
    },
  },
  {
    what: 'the animations have been paused',
    route: '/',
    act: async (page) => {
      await press(page, 'Pause animations');
      await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible();
    },
  },
  {
    what: 'the marquee has been paused',
    route: '/suncoastpatios',
    act: async (page) => {
      await press(page, 'Pause animations');
      await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible();
    },
  },
  {
    what: 'the tooltip over a picture is shown',
    route: '/',
    act: async (page) => {
      await page.locator('.slide').first().hover();
      await expect(page.locator('.cursor-tooltip')).toBeVisible();
    },
  },
  {
    what: 'the tooltip over the resume is shown',
    route: '/resume',
    act: async (page) => {
      await page.locator('.sheet').hover();
      await expect(page.locator('.cursor-tooltip')).toBeVisible();
    },
  },
  {
    what: 'the heading has been pressed and moved',
    route: '/contact',
    act: async (page) => {
      await press(page, /Get in touch/);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops/);
    },
  },
  {
    what: 'the address has been copied',
    route: '/contact',
    act: async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      const alert = page.waitForEvent('dialog').then((dialog) => dialog.accept());
      await press(page, site.owner.email);
      await alert;
    },
  },
  {
    what: 'the text version of the resume is open',
    route: '/resume',
    act: async (page) => {
      await page.locator('summary').press('Enter');
      await expect(page.locator('.resume-text')).toBeVisible();
    },
  },
  {
    what: 'a link has led to another page',
    route: '/',
    act: async (page) => {
      await page.getByRole('link', { name: 'View Case Study WeHike' }).press('Enter');
      await expect(page.getByRole('status')).toHaveText(/WeHike/);
    },
  },
];

for (const { what, route, act } of INTERACTIONS) {
  test(`A11Y-02 axe finds nothing wrong on ${route} after ${what}, in both modes`, async ({ page }, info) => {
    countStates(info, 'axe after an interaction', 2);
    await open(page, route);
    await act(page);
    await atRest(page);
    expect(await axeViolations(page), 'light').toEqual([]);
    // By keyboard, so that the mouse stays where it is.
    await switchTo(page, 'dark');
    expect(await axeViolations(page), 'dark').toEqual([]);
  });
}
