import { expect, type Page, test } from '@playwright/test';
import { expectHeading, open } from '../../support/page/app.ts';
import { CASE_STUDIES } from '../../support/sites/pages.ts';

interface CaseStudy {
  requirements: string[];
  minutes: number;
  heading: string;
  sections: string[];
  texts: (string | RegExp)[];
}

const [{ claims = [] }] = CASE_STUDIES as [(typeof CASE_STUDIES)[0]];
const PROBLEMS = 'PROBLEMS AND THOUGHT PROCESSES';
const EXPECTED: Record<string, CaseStudy> = {
  '/suncoastpatios': {
    requirements: ['§1.4', '§1.5', '§2.42', '§2.43', '§2.44', '§2.45', '§9.1', '§9.13'],
    minutes: 4,
    heading: 'Suncoast Patios: Specialising in comfortable outdoor living',
    sections: ['DESIGN BRIEF', 'TECH STACK AND EXPLANATION', 'WHO ARE WE SOLVING FOR?', PROBLEMS],
    texts: [
      /search engine/i,
      /rendered on the server/i,
      /transactional e-mail service/i,
      /privacy-friendlier captcha service/i,
      'ranked 9th among regional outdoor brands',
      ...claims.flatMap(({ value, certainty, basis }) => [value, new RegExp(certainty, 'i'), basis]),
    ],
  },
  '/wehike': {
    requirements: ['§1.6', '§1.7', '§2.47', '§2.48', '§2.49', '§9.1'],
    minutes: 5,
    heading: 'WeHike: every track and hut on one honest map',
    sections: ['DESIGN BRIEF', 'TECH STACK AND EXPLANATION', 'WHO ARE WE SOLVING FOR?', PROBLEMS],
    texts: [
      /tracks? and huts?/i,
      /third-party APIs/,
      /interactive map/,
      /map library/i,
      /GeoJSON/,
      /New Zealand national grid/,
      /latitude and longitude/,
    ],
  },
  '/mycelium': {
    requirements: ['§1.8', '§2.50', '§2.51', '§2.52', '§2.53', '§9.1', '§9.10', '§9.11'],
    minutes: 3,
    heading: 'Mycelium: a slow game about fast fungi',
    sections: ['DESIGN BRIEF', 'AGILE FACILITOR', 'TECH STACK AND EXPLAINATION', PROBLEMS],
    texts: [
      'Plant spores on a tile. Water, fertilise, wait. Harvest, sell at the market, buy more spores.',
      'Growth has three stages',
      /Six people built this, with facilitators/,
      'stand-ups three to four times a day',
      /working on.*block.*next/s, // The three questions of a stand-up.
    ],
  },
};

const article = (page: Page) => page.locator('main article').first();

for (const [route, { requirements, minutes, heading, sections, texts }] of Object.entries(EXPECTED)) {
  test(`${route} has its title, its ${minutes} minute read, its mockup, its links, and its sections in order`, {
    tag: requirements.map((id) => `@${id}`),
  }, async ({ page }) => {
    await open(page, route);
    await expectHeading(page, heading);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([...sections, 'Explore more']);
    await expect(page.locator('section[aria-labelledby=explore-more] article')).toHaveCount(2);
    for (const text of texts) await expect.soft(article(page)).toContainText(text);
    await expect(article(page).locator('.hero-image img.picture')).not.toHaveJSProperty('naturalWidth', 0);
    for (const name of ['View Code', 'View Website']) {
      const link = article(page).getByRole('link', { name: new RegExp(`^${name} .*\\(opens in a new tab\\)$`) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]*example\.com/);
    }
    await expect(article(page).getByText(`${minutes} minute read`, { exact: true })).toBeVisible();
  });
}

test('three screenshots of the old website scroll endlessly in a golden marquee, as three copies side by side', {
  tag: ['@§2.46', '@§4.10'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/suncoastpatios');
  const marquee = page.locator('.marquee');
  await expect(marquee.getByRole('heading', { level: 3 })).toHaveText('The main problems with the current website');
  const order = await page.locator('h2, .marquee').evaluateAll((all) => all.map((one) => one.textContent?.trim().slice(0, 12)));
  expect(order.slice(0, 3)).toEqual(['DESIGN BRIEF', 'The main pro', 'TECH STACK A']);
  const copies = marquee.locator('.marquee-copy');
  expect(await copies.evaluateAll((all) => all.map((copy) => copy.querySelectorAll('img').length))).toEqual([3, 3, 3]);

  const { playState, iterations, start, end } = await page.locator('.marquee-row').evaluate((row) => {
    const [animation] = row.getAnimations() as [Animation];
    const { duration, iterations: loops } = animation.effect?.getComputedTiming() ?? {};
    const [first, second] = [...row.children] as [Element, Element];
    const state = animation.playState;
    animation.pause();
    const positionAt = (progress: number, copy: Element) => {
      animation.currentTime = Number(duration) * progress;
      return copy.getBoundingClientRect().x;
    };
    return { playState: state, iterations: String(loops), start: positionAt(0, first), end: positionAt(0.9999, second) };
  });
  expect({ playState, iterations }).toEqual({ playState: 'running', iterations: 'Infinity' });
  expect(Math.abs(end - start), 'at the end the second copy is where the first one was').toBeLessThan(1);

  await expect(marquee, 'golden yellow in light mode').toHaveCSS('background-color', 'rgb(247, 185, 56)');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(marquee, 'another colour in dark mode').toHaveCSS('background-color', 'rgb(29, 58, 99)');
});
