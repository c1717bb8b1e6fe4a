import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { complaints, expectHeading, open } from '../support/app.ts';
import { buildSite, change, copyProject } from '../support/build-site.ts';
import { ABOUT, CASE_STUDIES } from '../support/pages.ts';
import { serve } from '../support/serve.ts';

const [CASE_STUDY] = CASE_STUDIES as [(typeof CASE_STUDIES)[0]];

for (const base of ['/', '/some-repo/']) {
  test(`SEO-06 links written in Markdown lead on within the document, on a site at ${base}`, async ({ page }) => {
    const project = copyProject('markdown-links');
    const link = (to: string) => `\nRead [another page](${to}) as well.\n`;
    change(join(project, `content/case-studies${CASE_STUDY.route}/case-study.mdx`), /$/, link('/about'));
    change(join(project, 'content/pages/about.mdx'), /$/, link(CASE_STUDY.route));
    const host = await serve(buildSite({ project, out: join(project, 'dist'), siteUrl: `https://skye.example.com${base}` }), base);
    const found = complaints(page);
    await open(page, host.origin + base + CASE_STUDY.route.slice(1));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const { route, heading } of [{ route: '/about', heading: ABOUT.heading }, CASE_STUDY]) {
      await page.getByRole('link', { name: 'another page', exact: true }).click();
      await expectHeading(page, heading);
      await expect(page).toHaveURL(host.origin + base + route.slice(1));
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(found).toEqual([]);
    await host.close();
    rmSync(project, { recursive: true });
  });
}
