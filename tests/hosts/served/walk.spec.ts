import type { Page, Request } from '@playwright/test';
import { contact } from '../../../sample/pages/contact.ts';
import { appReady, browserErrors, drawn, expectHeading, open } from '../../support/page/app.ts';
import { CASE_STUDIES, HOME, NOT_FOUND, PAGES } from '../../support/sites/pages.ts';
import { proxyTo } from '../support/proxy.ts';
import { WRONG_PATHS } from '../support/published.ts';
import { HOSTS } from '../support/start/commands.ts';
import { expect, test } from '../support/start/test.ts';
import { refusedTexts } from '../support/trusted-types.ts';
import { violations } from '../support/violations.ts';
import { walk } from '../support/walk.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const host of HOSTS) {
  test.describe(host, { tag: host === 'nginx' ? [] : '@long' }, () => {
    test.use({ host });

    test(`SEC-02 SEC-07 SEC-09 SEC-10 SCALE-02 ${host}: a walk through everything breaks no rule and sends no request to another site`, async ({
      page,
      context,
      baseURL,
    }) => {
      const { origin, seen, close } = await proxyTo(baseURL);
      const broken = await violations(page);
      const found = browserErrors(page);
      const alerts: string[] = [];
      const asked: string[] = [];
      context.on('request', (request) => asked.push(new URL(request.url()).origin));
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        return dialog.accept();
      });
      const newTabs: { route: string; href: string; rel: string[] }[] = [];
      const underWay = requestsUnderWay(page);
      await walk(page, origin, async (route) => {
        await allLoaded(page, underWay); // Otherwise a picture that the next page interrupts would be requested again by the second visit.
        for (const link of await linksToNewTabs(page)) newTabs.push({ route, ...link });
      });
      await expect.poll(() => alerts, 'SEC-02 the address was copied').toEqual([contact.copied]);
      expect.soft(broken, 'SEC-02 no rule of the policy is broken').toEqual([]);
      expect.soft(found, 'SEC-02 the console is clean').toEqual([]);

      const tied = newTabs.filter(({ rel, href }) => !rel.includes('noopener') || !(rel.includes('noreferrer') || href.startsWith(origin)));
      expect.soft(tied, 'SEC-09 a link to a new tab cuts the tie to this one, and tells a foreign site nothing').toEqual([]);
      expect.soft(newTabs.length, 'SEC-09 there are such links').toBeGreaterThan(5);

      expect.soft([...new Set(asked)], 'SEC-10 nothing is asked of another origin').toEqual([origin]);
      expect.soft(await context.cookies(), 'SEC-10 there is no cookie').toEqual([]);
      expect.soft(await page.evaluate(() => document.cookie), 'SEC-10 no script has set one').toBe('');

      expect.soft(seen.length, 'SCALE-02 the first visit asks for more than pages').toBeGreaterThan(PAGES.length * 2);
      seen.length = 0;
      for (const { route } of PAGES) await visitAgain(await context.newPage(), origin + route);
      const conditional = PAGES.map(({ route }) => `${route} 304`);
      expect.soft(seen, 'SCALE-02 a warm visit costs one conditional request for each page view').toEqual(conditional);

      expect.soft(await openerAndReferrer(page, origin), 'SEC-09 in a tab that was opened: opener, referrer').toEqual([null, '']);

      const refused = await refusedTexts(page);
      const all = { innerHTML: true, 'script source': true, 'document.write': true, eval: true, policy: true };
      expect.soft(refused, 'SEC-07 Trusted Types: no text becomes markup or code, no policy can be made to allow it').toEqual(all);

      // Breaks a rule on purpose, to show that this test would notice it.
      await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example.com/a.png' })));
      await expect.poll(() => broken).toContain('img-src https://elsewhere.example.com/a.png');
      close();
    });

    test(`REL-06 ${host}: the page for wrong addresses has working navigation`, async ({ page }) => {
      for (const path of WRONG_PATHS) {
        await open(page, path);
        await expectHeading(page, NOT_FOUND.heading);
        await page.getByRole('link', { name: 'Back to home' }).click();
        await expectHeading(page, HOME.heading);
      }
    });
  });
}

const linksToNewTabs = (page: Page) =>
  page
    .locator('a[target=_blank]')
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href, relList }) => ({ href, rel: [...relList] })));

/** The requests of a tab that have not ended yet, from now on. */
function requestsUnderWay(tab: Page): Set<Request> {
  const underWay = new Set<Request>();
  tab.on('request', (request) => underWay.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) tab.on(end as 'requestfinished', (request) => underWay.delete(request));
  return underWay;
}

/** Waits until everything that the page requests by itself has loaded. */
async function allLoaded(tab: Page, underWay: Set<Request>): Promise<void> {
  await drawn(tab);
  await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
}

/** Opens a page in its own tab, and closes it. */
async function visitAgain(tab: Page, address: string): Promise<void> {
  const underWay = requestsUnderWay(tab);
  await tab.goto(address);
  await appReady(tab);
  await allLoaded(tab, underWay);
  await tab.close();
}

/** Opens a link to another site, and returns what that tab knows of ours. No request leaves the machine. */
async function openerAndReferrer(page: Page, origin: string): Promise<unknown> {
  const context = page.context();
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await open(page, `${origin}${CASE_STUDIES[0]?.route}`);
  const [tab] = await Promise.all([context.waitForEvent('page'), page.locator('a[target=_blank][href^="https:"]').first().click()]);
  await expect(tab).toHaveTitle('elsewhere');
  await context.unrouteAll();
  return tab.evaluate(() => [window.opener, document.referrer]);
}
