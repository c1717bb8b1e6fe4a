import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { contact } from '../../../sample/pages/contact.ts';
import { ALL_PAGES, CASE_STUDIES, HOME, PAGES, titleOf } from '../../support/sites/pages.ts';
import { becomes, HEADING, IS_READY } from './becomes.ts';
import type { Driver } from './drivers/driver.ts';
import { MESSAGE } from './error-capture.ts';

const attribute = (name: string) => `document.documentElement.dataset.${name}`;
const nav = (to: string) => `.site-header nav a[href="${to}"]`;
/** How many of our two font families have loaded; a family has several files. */
const OWN_FONTS = `new Set([...document.fonts].flatMap(({ family, status }) =>
  /^"?(Display|Text)"?$/.test(family) && status === 'loaded' ? [family] : [])).size`;
const MISSING_IN_SIGHT = `[...document.images].filter((image) => {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const isInSight = image.checkVisibility() && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
  return isInSight && !(image.complete && image.naturalWidth > 0);
}).map(({ src }) => src)`;

const RESTING_FIGURES = `[...document.querySelectorAll('.figure-stage')]
  .filter((stage) => !stage.querySelector(':scope > .needs-js')?.checkVisibility()).length`;

/** Everything a visitor can do on the site, in any engine. */
export class Walk {
  private readonly driver: Driver;
  private readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  async becomes(expression: string, value: unknown): Promise<void> {
    await becomes(this.driver, expression, value);
  }

  async open(route: string): Promise<void> {
    await this.driver.goto(this.origin + route);
    await this.becomes(IS_READY, true);
  }

  /** Opens each page by its address, and checks its heading, its title, its fonts and all its pictures. */
  async rendersAllPages(): Promise<void> {
    for (const { route, page, heading } of ALL_PAGES) {
      await this.open(route);
      await this.becomes(HEADING, heading);
      await this.becomes('document.title', titleOf(page));
      await this.becomes(OWN_FONTS, 2);
      await this.showsItsPictures();
    }
  }

  private async showsItsPictures(): Promise<void> {
    const height = await this.driver.ask<number>('document.documentElement.scrollHeight');
    for (let y = 0; y < height; y += 700) {
      await this.driver.ask(`scrollTo({ top: ${y}, behavior: 'instant' })`);
      await this.becomes(MISSING_IN_SIGHT, []);
    }
    // Waits for the figures: WebKit reports a style sheet as failed if the page is left before it has loaded.
    await this.driver.ask(`void document.querySelector('.figure')?.scrollIntoView({ behavior: 'instant' })`);
    await this.becomes(RESTING_FIGURES, 0);
  }

  /** Follows links, then goes all the way back: within one document if the engine has the Navigation API, else by page loads. */
  async navigatesAndGoesBack(): Promise<void> {
    await this.open('/');
    await this.driver.ask('void (window.sameDocument = true)');
    const [, about, ...others] = PAGES;
    await this.driver.click(nav('/about'));
    await this.becomes(HEADING, about?.heading);
    await this.driver.click(nav('/contact'));
    await this.becomes(HEADING, contact.heading);
    await this.driver.click('footer a[href="/resume"]');
    await this.becomes(HEADING, others.at(-1)?.heading);
    await this.driver.click(nav('/'));
    await this.becomes(HEADING, HOME.heading);
    await this.driver.click(`a.button[href="${CASE_STUDIES[1]?.route}"]`);
    await this.becomes(HEADING, CASE_STUDIES[1]?.heading);
    await this.becomes('window.sameDocument === true', await this.driver.ask(`'navigation' in window`));
    for (const heading of [HOME.heading, others.at(-1)?.heading, contact.heading, about?.heading, HOME.heading]) {
      await this.driver.back();
      await this.becomes(HEADING, heading);
    }
  }

  async togglesModeAndKeepsItOverAReload(): Promise<void> {
    await this.open('/');
    const colour = 'getComputedStyle(document.documentElement).backgroundColor';
    const light = await this.driver.ask(colour);
    await this.driver.click('.site-header button');
    await this.becomes(attribute('theme'), 'dark');
    await expect.poll(() => this.driver.ask(colour)).not.toBe(light);
    await this.driver.reload();
    await this.becomes(attribute('theme'), 'dark');
    await this.becomes(IS_READY, true);
    await this.driver.click('.site-header button');
    await this.becomes(attribute('theme'), 'light');
    await this.becomes(colour, light);
  }

  /** The carousel turns by itself; then the chip stops everything that moves, also after a reload. */
  async turnsAndPauses(): Promise<void> {
    const moving = `document.getAnimations().filter(({ playState }) => playState === 'running').length`;
    await this.open('/');
    await this.driver.ask(`document.querySelector('.carousel').scrollIntoView({ behavior: 'instant' })`);
    await this.becomes(`document.querySelectorAll('.slide')[1].dataset.current`, 'true');
    await this.becomes(`document.querySelectorAll('.slide')[0].dataset.current`, 'true');
    await this.driver.click('.hero button');
    await this.becomes(attribute('motion'), 'paused');
    await this.becomes(moving, 0);
    await this.driver.reload();
    await this.becomes(IS_READY, true);
    await this.becomes(moving, 0);
    await this.driver.click('.carousel-button[aria-label^="Next"]');
    await this.becomes(`document.querySelectorAll('.slide')[1].dataset.current`, 'true');
    await this.driver.click('.hero button');
    await this.becomes(attribute('motion'), 'running');
  }

  /** A drag moves the heading and does not count as a click. */
  async drags(): Promise<void> {
    await this.open('/contact');
    const place = `document.querySelector('.drag').style.transform`;
    await this.driver.drag('.drag', { x: 200, y: -80 });
    await this.becomes(place, 'translate(200px, -80px)');
    await this.becomes(HEADING, contact.heading);
    await this.driver.click('.drag');
    await this.becomes(HEADING, contact.headingPressed);
  }

  /** The page shows "Copied!", or logs that it could not copy: both are as specified. The address is visible either way. */
  async copiesOrDegrades(): Promise<string> {
    await this.open('/contact');
    await this.driver.click('button.mail-pill');
    await expect.poll(() => this.driver.ask(MESSAGE)).toMatch(new RegExp(`^(${contact.copied}|${contact.copyFailed})$`));
    await this.becomes(`document.querySelector('p a[href^="mailto:"]').checkVisibility()`, true);
    return this.driver.ask<string>(MESSAGE);
  }

  /** The page stays open, and the file is saved under the specified name. */
  async downloadsTheResume(folder: string, name: string): Promise<void> {
    await this.open('/resume');
    await this.driver.click('a.button[download]');
    await expect.poll(() => readdirSync(folder), { timeout: 15_000 }).toContain(name);
    await this.becomes('location.pathname', '/resume');
  }

  async leadsOnFromAWrongAddress(): Promise<void> {
    await this.open('/a/b/c?x=1#y');
    await this.becomes(HEADING, ALL_PAGES.at(-1)?.heading);
    await this.driver.click('main a.button[href="/"]');
    await this.becomes(HEADING, HOME.heading);
  }
}
