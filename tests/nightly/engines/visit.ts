import { expect } from '@playwright/test';
import { becomes, HEADING, IS_READY } from './becomes.ts';
import { type Driver, middleOf } from './drivers/driver.ts';
import type { UnsteadySite } from './unsteady-site.ts';

export const SAME_DOCUMENT = 'same document';
export const PAGE_LOAD = 'page load';

interface Place {
  route: string;
  heading: string;
}

/** A visit to one site in one engine. It knows whether a page was opened within the same document or by a page load. */
export class Visit {
  readonly driver: Driver;
  readonly site: UnsteadySite;
  /** Whether the engine has the Navigation API: then links open within the same document. */
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

  /** The selector of a link in the text of a page. */
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

  /** Marks the document, so that a page load can be noticed: a new document has no mark. */
  mark(): Promise<void> {
    return this.driver.ask('void (window.sameDocument = true)');
  }

  /** Waits for a page, checks that it was opened in the expected way, and returns that way. */
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

  /** Scrolls a link to the middle of the window if possible, and checks that the page has scrolled. */
  async scrollTo(link: string, atLeast = 100): Promise<void> {
    await this.driver.ask(middleOf(link));
    expect(await this.driver.ask('scrollY')).toBeGreaterThan(atLeast);
  }

  /** Waits until a path has been requested from the site. */
  async isAskedFor(path: RegExp): Promise<void> {
    await expect.poll(() => this.site.asked.filter((one) => path.test(one)).length).toBeGreaterThan(0);
  }

  /** Lets the page draw five frames, so that what it has received is shown. */
  async settles(): Promise<void> {
    await this.driver.ask('void (window.framesDrawn = 0)');
    await this.driver.ask('void requestAnimationFrame(function next() { if (++window.framesDrawn < 5) requestAnimationFrame(next); })');
    await this.becomes('window.framesDrawn', 5);
  }
}
