import { expect, type Page, test } from '@playwright/test';
import { intro as gardenIntro } from '../../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { intro as crawlerIntro } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { intro as mapIntro } from '../../../../sample/case-studies/wehike/converting-map/intro.ts';
import { site } from '../../../../sample/site.ts';
import { widen } from '../../../support/a11y/page-states.ts';
import { startFigures } from '../../../support/figures/figures.ts';
import { drawn, expectHeading, navLink, open } from '../../../support/page/app.ts';

/** Each figure with its case study. Its name is also the start of the names of its files. */
const FIGURES = [
  { name: 'garden', route: '/mycelium', title: 'Mycelium: a slow game about fast fungi', frame: gardenIntro },
  { name: 'map', route: '/wehike', title: 'WeHike: every track and hut on one honest map', frame: mapIntro },
  {
    name: 'crawler',
    route: '/suncoastpatios',
    title: 'Suncoast Patios: Specialising in comfortable outdoor living',
    frame: crawlerIntro,
  },
];

/** What the server sends instead of the file of that kind. Without a body it answers with 404. */
const FAULTS = {
  'throws while it is drawn': { kind: 'js', body: 'export const Live = () => { throw new Error("planted"); };' },
  'throws as it arrives': { kind: 'js', body: 'throw new Error("planted");' },
  'is not to be had': { kind: 'js', body: undefined },
  'has lost its style sheet': { kind: 'css', body: undefined },
};

for (const { name, route, title, frame } of FIGURES) {
  const file = (kind: string) => new RegExp(`/assets/hashed/${name}-[^.]*\\.${kind}$`);
  const figure = (page: Page) => page.getByRole('figure', { name: frame.heading });
  const drawing = (page: Page) => figure(page).getByRole('img', { name: frame.drawing });

  test.describe('scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test(`REL-04 without scripts the ${name} shows its drawing and the whole explanation, and no dead control`, async ({ page }) => {
      await page.goto(route);
      await expect(drawing(page)).toBeVisible();
      await expect(figure(page)).toContainText(frame.withoutScripts);
      await figure(page).getByText(site.labels.figure.how).click();
      for (const sentence of [frame.invitation, ...frame.how]) await expect(figure(page).getByText(sentence)).toBeVisible();
      await expect(figure(page).getByRole('link')).toHaveAttribute('href', frame.source);
      for (const role of ['button', 'slider', 'radio', 'switch'] as const) await expect(figure(page).getByRole(role)).toHaveCount(0);
    });
  });

  test(`the ${name} is no part of the first view: its files are fetched when the reader comes near; REL-12 one that is broken leaves its drawing, and the page goes on working`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(...['css', 'js'].filter((kind) => file(kind).test(request.url()))));
    await open(page, route);
    await drawn(page); // Gives the observers of the page time to report what is near.
    expect(fetched).toEqual([]);
    await startFigures(page);
    expect(fetched.sort()).toEqual(['css', 'js']);

    for (const [fault, { kind, body }] of Object.entries(FAULTS)) {
      if (kind === 'css' && name !== 'crawler') continue; // One figure is enough: all style sheets are fetched by the same code.
      await test.step(`REL-12 a ${name} that ${fault}`, async () => {
        await page.route(file(kind), (held) =>
          body ? held.fulfill({ contentType: 'text/javascript', body }) : held.fulfill({ status: 404 }),
        );
        await open(page, route);
        const asked = page.waitForRequest(file('js'));
        await figure(page).scrollIntoViewIfNeeded();
        // When this second import has ended, the page's own import of the file has ended too.
        await page.evaluate((url) => import(url).catch(() => {}), (await asked).url());
        await drawn(page);
        await expect(drawing(page)).toBeVisible();
        const stage = figure(page).locator('.figure-stage');
        await expect(stage.locator('> .needs-js')).toHaveCount(0);
        const edges = 80; // The border around the country.
        for (const width of [390, 1280]) {
          await widen(page, width);
          const [space, picture] = [await stage.boundingBox(), await drawing(page).boundingBox()];
          expect(space?.height, `no blank around the drawing at ${width} px`).toBeLessThanOrEqual((picture?.height ?? 0) + edges);
        }
        await expectHeading(page, title);
        await figure(page).getByText(site.labels.figure.how).click();
        await expect(figure(page).getByText(frame.how[0] ?? '')).toBeVisible();
        await navLink(page, 'CONTACT').click();
        await expectHeading(page, 'Get in touch (Click to copy)');
        await page.unroute(file(kind));
      });
    }
  });
}
