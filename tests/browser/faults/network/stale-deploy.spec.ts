import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { appReady, browserErrors, expectHeading, navLink, open, uncaught } from '../../../support/page/app.ts';
import { buildSite, change, copyProject } from '../../../support/sites/build-site.ts';
import { CASE_STUDIES, HOME } from '../../../support/sites/pages.ts';
import { serveDeploys } from '../../../support/sites/serve.ts';
import { SITES } from '../../../support/sites/sites.ts';

const [CASE_STUDY] = CASE_STUDIES.slice(1) as [(typeof CASE_STUDIES)[0]];
const pressCaseStudy = (page: Page) => page.getByRole('link', { name: `View Case Study ${CASE_STUDY.name}` }).click();

interface Next {
  dist: string;
  greeting: string;
  /** How to leave the home page, and the heading that proves the arrival. */
  links: [press: (page: Page) => Promise<void>, heading: string][];
}

/** Opens the sample's home page, puts the next deploy in its place, and follows a link. Repeats this for each link. */
async function expectReached(page: Page, next: Next): Promise<void> {
  const host = await serveDeploys(SITES.sample.dist, next.dist);
  const found = browserErrors(page);
  let loads = 0;
  page.on('load', () => loads++);
  for (const [press, heading] of next.links) {
    host.deploy('before');
    await open(page, `${host.origin}/`);
    await expectHeading(page, HOME.heading);
    await page.evaluate(() => scrollTo(0, 300));
    host.deploy('after');
    loads = 0;
    await press(page);
    await expectHeading(page, heading);
    await appReady(page);
    await page.waitForLoadState();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(loads, heading).toBeLessThanOrEqual(2);
    await page.goBack();
    await expectHeading(page, next.greeting);
  }
  expect(uncaught(found)).toEqual([]);
  await host.close();
}

test('REL-01 a tab left open during a deploy still reaches every page, with one load each', async ({ page }) => {
  await expectReached(page, {
    dist: SITES.otherOwner.dist,
    greeting: 'Good day, I’m Maximiliana Zoë Nguyễn.',
    links: [
      [(p) => navLink(p, 'ABOUT').click(), 'Still more about me'],
      [(p) => navLink(p, 'CONTACT').click(), 'Do get in touch (Click to copy)'],
      [(p) => p.getByRole('link', { name: 'Resume' }).click(), 'My resume'],
      [pressCaseStudy, 'Off the chart'], // The next deploy no longer has this page: the 404 page is shown.
    ],
  });
});

test('REL-01 a tab left open during a deploy still reaches a case study whose words have changed', { tag: '@long' }, async ({ page }) => {
  const project = copyProject('deploy');
  change(join(project, 'sample/pages/home.ts'), /greeting: .*/, "greeting: 'Good morning.',");
  change(join(project, `sample/case-studies${CASE_STUDY.route}/meta.ts`), /title: .*/, "title: 'once more',");
  await expectReached(page, {
    dist: await buildSite({ project, out: join(project, 'dist') }),
    greeting: 'Good morning.',
    links: [[pressCaseStudy, `${CASE_STUDY.name}: once more`]],
  });
  rmSync(project, { recursive: true });
});
