import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { complaints, expectHeading, navLink, open, uncaught } from '../support/app.ts';
import { buildSite, copyProject, temporaryFolder } from '../support/build-site.ts';
import { DIST, filesIn } from '../support/dist.ts';
import { HOME } from '../support/pages.ts';
import { serve } from '../support/serve.ts';

test('REL-01 a tab left open over a deploy still reaches every page, with one load each', async ({ page }) => {
  test.setTimeout(180_000);
  // Build B: the words and the code have changed, so every chunk has another name.
  const project = copyProject('deploy');
  const edit = (file: string, from: string, to: string) =>
    writeFileSync(join(project, file), readFileSync(join(project, file), 'utf8').replace(from, to));
  edit('content/site.ts', "label: 'Contact me'", "label: 'Write to me'");
  edit('content/pages/about.mdx', 'heading: More about me', 'heading: Still more about me');
  edit('content/pages/contact.ts', "heading: 'Get in touch", "heading: 'Do get in touch");
  edit('content/pages/resume.ts', "heading: 'Resume'", "heading: 'My resume'");
  const next = buildSite({ project, out: join(project, 'dist') });

  const live = temporaryFolder('live');
  cpSync(DIST, live, { recursive: true });
  const host = await serve(live);
  const found = complaints(page);
  let loads = 0;
  page.on('load', () => loads++);

  for (const [open_, heading] of [
    [(p: typeof page) => navLink(p, 'ABOUT').click(), 'Still more about me'],
    [(p: typeof page) => navLink(p, 'CONTACT').click(), 'Do get in touch (Click to copy)'],
    [(p: typeof page) => p.getByRole('link', { name: 'Resume' }).click(), 'My resume'],
    [(p: typeof page) => p.getByRole('link', { name: 'View Case Study WeHike' }).click(), 'WeHike: every track and hut on one honest map'],
  ] as const) {
    rmSync(live, { recursive: true });
    cpSync(DIST, live, { recursive: true });
    await open(page, `${host.origin}/`);
    await page.evaluate(() => scrollTo(0, 300));
    rmSync(live, { recursive: true });
    cpSync(next, live, { recursive: true });
    expect(filesIn(live)).not.toEqual(filesIn(DIST));
    loads = 0;
    await open_(page);
    await expectHeading(page, heading);
    await expect(page.getByRole('link', { name: 'Write to me' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(loads).toBeLessThanOrEqual(2);
    await page.goBack();
    await expectHeading(page, HOME.heading);
  }
  expect(uncaught(found)).toEqual([]);
  await host.close();
  rmSync(live, { recursive: true });
  rmSync(project, { recursive: true });
});
