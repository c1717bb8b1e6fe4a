import { expect } from '@playwright/test';
import { becomes, HEADING, IS_READY } from './becomes.ts';
import { type Driver, middleOf } from './driver.ts';
import type { UnsteadySite } from './unsteady-site.ts';

export const SAME_DOCUMENT = 'same document';
export const PAGE_LOAD = 'page load';

interface Place {
  route: string;
  heading: string;
}

/** A visitor with one engine on one site, who notices whether a page came within the document. */
export class Visit {
  readonly driver: Driver;
  readonly site: UnsteadySite;
  /** Where the engine has the Navigation API, pages come within the document. */
  readonly hasApi: boolean;
  private readonly base: string;

  constructor(driver: Driver, site: UnsteadySite, hasApi: boolean, base = '/') {
    this.driver = driver;
    this.site = site;
    this.hasApi = hasApi;
    this.base = base;
  }

  path(route: string): string {
    return this.base + route.slice(1);
  }

  header(route: string): string {
    return `.site-header nav a[href="${this.path(route)}"]`;
  }

  footer(route: string): string {
    return `footer a[href="${this.path(route)}"]`;
  }

  /** A link in the words of a page. */
  prose(href: string): string {
    return `main p a[href="${href.startsWith('/') ? this.path(href) : href}"]`;
  }

  becomes(expression: string, value: unknown): Promise<void> {
    return becomes(this.driver, expression, value);
  }

  async open({ route, heading }: Place): Promise<void> {
    await this.driver.goto(this.site.origin + this.path(route));
    await this.becomes(HEADING, heading);
    await this.becomes(IS_READY, true);
    await this.mark();
  }

  /** A document that was marked is known again. */
  mark(): Promise<void> {
    return this.driver.ask('void (window.sameDocument = true)');
  }

  /** Waits for a page, and says how it came; the way has to be the engine's own. */
  async arrives(place: Place, how = this.hasApi ? SAME_DOCUMENT : PAGE_LOAD): Promise<string> {
    await this.shows(place);
    await this.becomes(IS_READY, true);
    await this.becomes('window.sameDocument === true', how === SAME_DOCUMENT);
    await this.mark();
    return `✓ ${how}`;
  }

  async shows({ route, heading }: Place): Promise<void> {
    await this.becomes(HEADING, heading);
    await this.becomes('location.pathname', this.path(route));
  }

  /** Scrolls until a link stands in the middle of the window, as far as that goes, and makes sure that it stood further down. */
  async scrollTo(link: string, atLeast = 100): Promise<void> {
    await this.driver.ask(middleOf(link));
    expect(await this.driver.ask('scrollY')).toBeGreaterThan(atLeast);
  }

  /** Waits until the site has been asked for a path. */
  async isAskedFor(path: RegExp): Promise<void> {
    await expect.poll(() => this.site.asked.filter((one) => path.test(one)).length).toBeGreaterThan(0);
  }

  /** Lets the page draw what it has; then nothing more is on its way. */
  async settles(): Promise<void> {
    await this.driver.ask('void (window.framesDrawn = 0)');
    await this.driver.ask('void requestAnimationFrame(function next() { if (++window.framesDrawn < 5) requestAnimationFrame(next); })');
    await this.becomes('window.framesDrawn', 5);
  }
}
