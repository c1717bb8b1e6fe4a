import { expect, type Page, test } from '@playwright/test';
import { widen } from '../../support/a11y/page-states.ts';
import { expectHeading, navLink, open, slides } from '../../support/page/app.ts';
import { scrollTop } from '../../support/page/navigation.ts';
import { HOME } from '../../support/sites/pages.ts';

const section = (page: Page, name: string) => page.locator(`section[aria-labelledby=${name}]`);
const cards = (page: Page) => section(page, 'technologies').getByRole('listitem');

/** The number of columns and rows of the technology cards. */
async function gridOf(page: Page) {
  const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
  const names = cards(page).getByRole('heading');
  const tops = await names.evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().top)));
  return { columns: new Set(lefts).size, rows: new Set(tops).size };
}

/** Follows a link from home, checks that it opens its page at the top, and goes back. */
async function expectToOpen(page: Page, name: string, address: string, follow: () => Promise<void>): Promise<void> {
  await test.step(`${name} opens ${address} at the top`, async () => {
    await follow();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(HOME.heading);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expectHeading(page, HOME.heading);
  });
}

test.beforeEach(({ page }) => open(page, '/'));

test('the hero fills the screen of a desktop and of a phone', { tag: '@§2.14' }, async ({ page }) => {
  for (const screen of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(screen);
    const box = await page.locator('.hero').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: screen.width });
    expect(box?.height).toBeGreaterThanOrEqual(screen.height);
  }
});

test('the first screen of a desktop and of a phone says who this is, and leads to the projects and the resume', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Three case studies' });
  const hero = page.locator('.hero');
  const answers = [
    hero.getByText('Skye Sampleton. Four years on the web, in Brisbane. Open to roles.'),
    hero.getByRole('link', { name: 'Resume' }),
    link,
  ];
  for (const screen of [
    { width: 320, height: 640 },
    { width: 390, height: 664 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(screen);
    for (const answer of answers) await expect.soft(answer, `${screen.width} px`).toBeInViewport({ ratio: 1 });
  }
  await link.click();
  await expect(section(page, 'projects').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
});

test('in a language that is read from right to left the greeting does not begin in front of the moon', async ({ page }) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const moon = await page.locator('.moon').boundingBox();
    expect((moon?.x ?? width) + (moon?.width ?? width), `${width} px`).toBeLessThan(width / 2);
  }
});

test('on a phone no text of the contact section is on a cloud, on home and on the contact page', async ({ page }) => {
  for (const route of ['/', '/contact']) {
    await page.goto(route);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const line = await page.locator('.contact-facts').boundingBox();
      const clouds = await page.locator('.contact-clouds svg').filter({ visible: true }).all();
      for (const cloud of clouds) expect((await cloud.boundingBox())?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    }
  }
});

test('at 1024 pixels the controls of the carousel cover neither picture nor buttons, and a card has its buttons in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON());
  const controls = await edges('.carousel-controls');
  expect(controls.top).toBeGreaterThan((await edges('.carousel .hero-image')).bottom);
  expect(controls.bottom).toBeLessThan((await edges('.project-caption .button')).top);
  const tops = await page.locator('.card .button').evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('the intro says what the owner does, and three icons lead to GitHub, the contact page and LinkedIn in new tabs', {
  tag: ['@§2.17', '@§2.18'],
}, async ({ page, context }) => {
  await expect(page.locator('.hero p').first()).toHaveText(
    /software developer focused on intuitive and innovative websites, with a fondness for clouds/,
  );
  const links = page.locator('.hero ul').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const [index, name] of ['GitHub profile', 'Contact page', 'LinkedIn profile'].entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(`${name} (opens in a new tab)`);
    await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
    await expect(links.nth(index).locator('svg')).toBeVisible();
  }
  const opened = context.waitForEvent('page');
  await links.nth(1).click();
  await expect(await opened).toHaveURL('/contact');
});

test('Current Technologies shows eight cards in 4 columns and 2 rows, each with an icon, a name and a type', {
  tag: ['@§2.19', '@§2.20', '@§9.4'],
}, async ({ page }) => {
  await expect(section(page, 'technologies').getByRole('heading', { level: 2 })).toHaveText('Current Technologies');
  await expect(cards(page).locator('h3')).toHaveText(['React', 'Tailwind', 'TypeScript', 'Figma', 'Node.js', 'Next.js', 'Git', 'Vitest']);
  await expect(cards(page).locator('p')).toHaveText(
    [
      'JavaScript library',
      'CSS framework',
      'superset of JavaScript',
      'design and prototyping tool',
      'JavaScript runtime',
      'React framework',
      'version control system',
      'JavaScript testing framework',
    ],
    { ignoreCase: true },
  );
  await section(page, 'technologies').scrollIntoViewIfNeeded();
  const icons = cards(page).locator('img:visible');
  await expect(icons).toHaveCount(8);
  for (const icon of await icons.all()) {
    await expect(icon).toHaveAttribute('src', /^\/images\/.*\.svg$/);
    await expect(icon).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.getByRole('button', { name: 'Dark mode' }).click();
  for (const icon of await icons.all()) await expect(icon, 'dark mode colours').toHaveAttribute('src', /\.svg#dark$/);

  expect(await gridOf(page)).toEqual({ columns: 4, rows: 2 });
  await widen(page, 390);
  expect(await gridOf(page), 'on a phone').toEqual({ columns: 2, rows: 4 });
});

test('PROJECTS shows two pictures of case study 01, a caption with the expected sales, and two buttons', {
  tag: ['@§2.22', '@§2.23', '@§2.24', '@§2.26', '@§2.27', '@§9.12'],
}, async ({ page }) => {
  const projects = section(page, 'projects');
  await expect(projects.getByRole('heading', { level: 2 })).toHaveText('PROJECTS');
  await expect(slides(page)).toHaveCount(2);
  await slides(page).first().scrollIntoViewIfNeeded();
  await expect(slides(page).first().locator('img.picture')).not.toHaveJSProperty('naturalWidth', 0);

  const caption = projects.locator('.project-caption');
  await expect(caption.getByText('CASE STUDY 01', { exact: true })).toBeVisible();
  await expect(caption).toContainText('SEO optimisation');
  await expect(caption).toContainText('expected 40% increase in sales');
  await expect(caption, 'the claim says how certain it is').toContainText('client’s forecast, not yet measured');
  const live = caption.getByRole('link', { name: 'Live Website Suncoast Patios (opens in a new tab)' });
  await expect(live).toHaveAttribute('target', '_blank');
  await expect(live).toHaveAttribute('href', /^https:\/\/.*example\.com/);
  await expect(live).toHaveAttribute('rel', 'noopener noreferrer');
  const view = caption.getByRole('link', { name: 'View Case Study Suncoast Patios', exact: true });
  await expect(view).toContainText('→');

  await expectToOpen(page, 'a picture', '/suncoastpatios', () => slides(page).first().getByRole('link').click());
  await expectToOpen(page, 'View Case Study', '/suncoastpatios', () => view.click());
});

for (const [id, slug, name, label, summary] of [
  ['§2.28', 'wehike', 'WeHike', 'CASE STUDY 02', 'Saved trails and huts, real-time alerts and trail updates'],
  ['§2.29', 'mycelium', 'Mycelium', 'CASE STUDY 03', 'A game for plant lovers and everyone else'],
] as const) {
  test(`the card of ${name} says what it is, and its button and its picture open its page at the top`, {
    tag: `@${id}`,
  }, async ({ page }) => {
    const card = section(page, 'projects').locator('article', { hasText: name });
    await expect(card).toContainText(label);
    await expect(card).toContainText(summary);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(card.getByRole('link', { name: `Live Website ${name} (opens in a new tab)` })).toHaveAttribute('target', '_blank');
    const view = card.getByRole('link', { name: `View Case Study ${name}` });
    await expectToOpen(page, 'the button', `/${slug}`, () => view.click());
    // Forced, because the button's link covers the picture and takes the click.
    await expectToOpen(page, 'the picture', `/${slug}`, () => card.locator('img').click({ force: true }));
  });
}

test('TESTIMONIALS shows two clients of case study 01, above the same contact section as on the contact page', {
  tag: ['@§2.30', '@§2.31', '@§2.32', '@§9.3'],
}, async ({ page }) => {
  const testimonials = section(page, 'testimonials');
  await expect(testimonials.getByRole('heading', { level: 2 })).toHaveText('TESTIMONIALS');
  await testimonials.scrollIntoViewIfNeeded();
  const figures = testimonials.getByRole('figure');
  await expect(figures).toHaveCount(2);
  for (const [index, role] of ['marketing and project manager', 'product owner'].entries()) {
    const figure = figures.nth(index);
    await expect(figure.locator('figcaption strong')).toHaveText(new RegExp(`^\\S.*, ${role}$`));
    await expect(figure.locator('figcaption')).toContainText('suncoastpatios');
    await expect(figure.locator('blockquote')).toHaveText(/\w{2,}.*\./);
    await expect(figure.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(page.locator('main > :last-child').locator('section.contact')).toHaveCount(1);
  // The heading is an h2 here and an h1 there; React leaves comments only in prerendered HTML.
  const contact = async () => (await page.locator('section.contact').innerHTML()).replace(/<\/?h[12][^>]*>|<!-- -->/g, '');
  const atHome = await contact();
  await navLink(page, 'CONTACT').click();
  await expect(page.locator('section.contact h1')).toBeVisible();
  expect(await contact()).toBe(atHome);
});
