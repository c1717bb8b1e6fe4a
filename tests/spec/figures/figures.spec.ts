import { expect, type Page, test } from '@playwright/test';
import { garden } from '../../../content/figures/garden.ts';
import { map } from '../../../content/figures/map.ts';
import { figures } from '../../../content/figures.ts';
import { expectHeading, navLink, open } from '../../support/app.ts';
import { startFigures } from '../../support/figures.ts';

test.skip(({ isMobile }) => isMobile, 'On a phone the same parts stand in another order.');

/** A figure, its case study, and the files that make it work. */
const FIGURES = [
  { name: 'garden', route: '/mycelium', title: 'Mycelium: a slow game about fast fungi', frame: garden.frame },
  { name: 'map', route: '/wehike', title: 'WeHike: every track and hut on one honest map', frame: map.frame },
];

const FAULTS = {
  'throws while it is drawn': 'export const Live = () => { throw new Error("planted"); };',
  'throws as it arrives': 'throw new Error("planted");',
  'is not to be had': undefined,
};

for (const { name, route, title, frame } of FIGURES) {
  const chunk = new RegExp(`assets/${name}-.*\\.js`);
  const figure = (page: Page) => page.getByRole('figure', { name: frame.heading });
  const drawing = (page: Page) => figure(page).getByRole('img', { name: frame.drawing });

  test.describe('scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test(`REL-04 without scripts the ${name} shows its drawing and the whole explanation, and no dead control`, async ({ page }) => {
      await page.goto(route);
      await expect(drawing(page)).toBeVisible();
      await expect(figure(page)).toContainText(frame.withoutScripts);
      await figure(page).getByText(figures.labels.how).click();
      for (const sentence of [frame.invitation, ...frame.how]) await expect(figure(page).getByText(sentence)).toBeVisible();
      await expect(figure(page).getByRole('link')).toHaveAttribute('href', `${figures.repository}/${frame.source}`);
      await expect(figure(page).getByRole('button')).toHaveCount(0);
    });
  });

  test(`the ${name} is no part of the first view: its chunk is fetched when the reader comes near`, async ({ page }) => {
    const own = new RegExp(`/assets/${name}-[^.]*\\.(css|js)$`);
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, kind] = own.exec(request.url()) ?? [];
      if (kind) fetched.push(kind);
    });
    await open(page, route);
    await page.waitForTimeout(300);
    expect(fetched).toEqual([]);
    await startFigures(page);
    expect(fetched.sort()).toEqual(['css', 'js']);
  });

  for (const [fault, body] of Object.entries(FAULTS)) {
    test(`REL-12 a ${name} that ${fault} leaves its drawing, and the page goes on working`, async ({ page }) => {
      await page.route(chunk, (request) =>
        body ? request.fulfill({ contentType: 'text/javascript', body }) : request.fulfill({ status: 404 }),
      );
      await open(page, route);
      const asked = page.waitForResponse(chunk);
      await figure(page).scrollIntoViewIfNeeded();
      await asked;
      await page.waitForTimeout(300);
      await expect(drawing(page)).toBeVisible();
      await expectHeading(page, title);
      await figure(page).getByText(figures.labels.how).click();
      await expect(figure(page).getByText(frame.how[0] ?? '')).toBeVisible();
      await navLink(page, 'CONTACT').click();
      await expectHeading(page, 'Get in touch (Click to copy)');
    });
  }
}
