import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { appReady } from '../support/app.ts';
import { buildSite, change, run } from '../support/build-site.ts';
import { drawnWith } from '../support/drawn-fonts.ts';
import { type Amounts, secondOwner } from '../support/second-owner.ts';
import { serve } from '../support/serve.ts';

const WIDTHS_PX = [320, 768, 1440];
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft';

/** Words of the greeting that would have to be broken, because they are wider than their line. */
function brokenNames(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.greeting')
    .evaluate((greeting) =>
      [...greeting.querySelectorAll<HTMLElement>('.greeting-word')]
        .filter((word) => word.offsetWidth > greeting.clientWidth)
        .map((word) => word.textContent),
    );
}

/** Text that is wider than the box it stands in, or that sticks out of the window. */
function spills(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, dd, button, blockquote, strong')].filter(
      (element) => element.checkVisibility() && !element.closest('.marquee, [aria-hidden=true], .sr-only'),
    );
    const clipped = texts.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    });
    return [...sideways, ...clipped.map((element) => `${element.tagName}: ${element.innerText.slice(0, 40)}`)];
  });
}

interface Case {
  name: string;
  amounts: Amounts;
  /** Changes to content files: file, from, to. */
  changes?: [file: string, from: string | RegExp, to: string][];
}

const CASES: Case[] = [
  { name: '2 case studies, 1 testimonial, 6 technologies', amounts: { testimonials: 1 } },
  { name: '4 case studies, 6 testimonials, 11 technologies', amounts: { caseStudies: 4, testimonials: 6, technologies: 11 } },
  {
    name: '9 case studies and very long names and words',
    amounts: { caseStudies: 9 },
    changes: [
      ['site.ts', /firstName: '.*'/, "firstName: 'Maximiliana'"],
      ['site.ts', /name: 'Ngaire Holloway'/, "name: 'Maximiliana Hohenstein-Bergedorf'"],
      ['site.ts', /email: '.*'/, "email: 'maximiliana.hohenstein.bergedorf@verylongdomainname.test'"],
      ['pages/home.ts', /greeting: '.*'/, "greeting: 'Good day, I’m Maximiliana Zoë Nguyễn.'"],
      [
        'pages/home.ts',
        /intro: '.*'/,
        `intro: 'I worked for the ${LONG_WORD}, for Łukasz Čapek and Māui Ødegård, and then for nobody at all.'`,
      ],
      ['testimonials.ts', 'Marama Wells, harbour master', `Marama Wells, ${LONG_WORD}`],
      ['case-studies/harbour-tides/case-study.mdx', 'the tide on one wet phone', `${LONG_WORD} and the tide on one wet phone`],
      ['case-studies/harbour-tides/case-study.mdx', 'role: Design and build', `role: ${LONG_WORD}`],
    ],
  },
];

for (const { name, amounts, changes = [] } of CASES) {
  test(`the layout holds with ${name}`, async ({ page }) => {
    test.setTimeout(400_000); // It draws, builds and serves a whole site: a busy machine takes its time.
    const project = await secondOwner('extreme', amounts);
    for (const [file, from, to] of changes) change(join(project, 'content', file), from, to);
    run(project, 'resume');
    const out = buildSite({ project, out: join(project, 'dist') });
    const { origin, close } = await serve(out);
    await page.goto(origin);
    await expect(page.locator('.carousel img')).toHaveCount(1);
    await expect(page.locator('.carousel-controls'), 'one picture needs no controls').toHaveCount(0);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      for (const route of ['/', '/about', '/harbour-tides', '/contact', '/resume']) {
        await page.goto(origin + route);
        await appReady(page);
        expect(await spills(page), `${route} at ${width} px`).toEqual([]);
        if (route !== '/') continue;
        expect(await brokenNames(page), `the greeting at ${width} px`).toEqual([]);
        for (const words of ['.greeting-text', '.hero .lead']) {
          const fonts = await drawnWith(page, words);
          expect(
            fonts.filter(({ isCustomFont }) => !isCustomFont),
            `${words}: every letter in our type`,
          ).toEqual([]);
        }
      }
      if (process.env.SCREENS) {
        await page.goto(origin);
        await appReady(page);
        await page.evaluate(() => Promise.all([...document.images].map((image) => Object.assign(image, { loading: 'eager' }).decode())));
        await page.screenshot({ path: join(process.env.SCREENS, `${name.slice(0, 1)}-${width}.png`), fullPage: true });
      }
    }
    await close();
    rmSync(project, { recursive: true });
  });
}
