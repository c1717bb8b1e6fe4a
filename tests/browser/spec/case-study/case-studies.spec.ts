import { expect, type Page, test } from '@playwright/test';
import { expectHeading, open } from '../../../support/page/app.ts';
import { CASE_STUDIES } from '../../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const article = (page: Page) => page.locator('main article').first();
const band = (page: Page) => page.locator('.band');

interface CaseStudy {
  sentences: string[];
  minutes: number;
  heading: string;
  sections: string[];
  words: (string | RegExp)[];
}

const PROBLEMS = 'PROBLEMS AND THOUGHT PROCESSES';
const EXPECTED: Record<string, CaseStudy> = {
  '/suncoastpatios': {
    sentences: ['§1.4', '§1.5', '§2.42', '§2.43', '§2.44', '§2.45', '§2.46', '§4.10', '§9.1', '§9.13'],
    minutes: 4,
    heading: 'Suncoast Patios: Specialising in comfortable outdoor living',
    sections: ['DESIGN BRIEF', 'TECH STACK AND EXPLANATION', 'WHO ARE WE SOLVING FOR?', PROBLEMS],
    words: [
      /search engine/i,
      /rendered on the server/i,
      /transactional e-mail service/i,
      /privacy-friendlier captcha service/i,
      'ranked 9th among regional outdoor brands',
    ],
  },
  '/wehike': {
    sentences: ['§1.6', '§1.7', '§2.47', '§2.48', '§2.49', '§9.1'],
    minutes: 5,
    heading: 'WeHike: every track and hut on one honest map',
    sections: ['DESIGN BRIEF', 'TECH STACK AND EXPLANATION', 'WHO ARE WE SOLVING FOR?', PROBLEMS],
    words: [
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
    sentences: ['§1.8', '§2.50', '§2.51', '§2.52', '§2.53', '§9.1', '§9.10', '§9.11'],
    minutes: 3,
    heading: 'Mycelium: a slow game about fast fungi',
    sections: ['DESIGN BRIEF', 'AGILE FACILITOR', 'TECH STACK AND EXPLAINATION', PROBLEMS],
    words: [
      'Plant spores on a tile. Water, fertilise, wait. Harvest, sell at the market, buy more spores.',
      'Growth has three stages',
      /Six people built this, with facilitators/,
      'stand-ups three to four times a day',
    ],
  },
};

/** What only one case study has, by its address. */
const OWN: Record<string, (page: Page) => Promise<void>> = {
  async '/suncoastpatios'(page) {
    await test.step('claims carry a grade and a basis', () => expectClaims(page));
    await test.step('a marquee of three screenshots, three times, under its heading, after the design brief', () => expectMarquee(page));
    await test.step('the marquee scrolls without end and stops with the chip', () => expectScrolling(page));
    await test.step('the marquee is golden yellow in light mode and has a colour of its own in dark mode', async () => {
      await expect(band(page)).toHaveCSS('background-color', 'rgb(247, 185, 56)');
      await page.getByRole('button', { name: 'Dark mode' }).click();
      await expect(band(page)).toHaveCSS('background-color', 'rgb(29, 58, 99)');
    });
  },
  async '/mycelium'(page) {
    await expect(article(page).locator('.pictures figure')).toHaveCount(3);
    await expect(article(page).locator('ol > li'), 'three stand-up questions').toHaveText([/working on/, /block/, /next/]);
  },
};

for (const [route, { sentences, minutes, heading, sections, words }] of Object.entries(EXPECTED)) {
  test(`${route} has its title, its ${minutes} minute read, its mockup and links, its sections in order and all that it tells of`, {
    tag: sentences.map((id) => `@${id}`),
  }, async ({ page }) => {
    await open(page, route);
    await expectHeading(page, heading);
    await test.step('sections in the specified order and spelling, then Explore more', async () => {
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([...sections, 'Explore more']);
      await expect(page.locator('section[aria-labelledby=explore-more] article')).toHaveCount(2);
    });
    await test.step('a large mockup picture and external links View Code and View Website', async () => {
      const picture = article(page).locator('.stage img');
      await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(300);
      for (const name of ['View Code', 'View Website']) {
        const link = article(page).getByRole('link', { name: new RegExp(`^${name} .*\\(opens in a new tab\\)$`) });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]*example\.com/);
      }
    });
    for (const told of words) await expect.soft(article(page)).toContainText(told);
    await OWN[route]?.(page);
    await test.step('the minutes are true at 200 and at 240 words a minute', () => expectMinutes(page, minutes));
  });
}

/** Called last, because it removes what is not read from the page. */
async function expectMinutes(page: Page, minutes: number): Promise<void> {
  await expect(article(page).getByText(`${minutes} minute read`, { exact: true })).toBeVisible();
  const count = await article(page).evaluate((element) => {
    // In the page itself, not in a copy: only then does innerText keep the spaces between blocks.
    for (const unread of element.querySelectorAll('[aria-hidden=true], [role=img], button, .sr-only')) unread.remove();
    return ((element as HTMLElement).innerText.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;
  });
  expect(Math.round(count / 200), `${count} words`).toBe(minutes);
  expect(Math.round(count / 240), `${count} words`).toBe(minutes);
}

async function expectClaims(page: Page): Promise<void> {
  const claims = page.locator('.claims > li');
  const { claims: data = [] } = CASE_STUDIES.find(({ route }) => route === '/suncoastpatios') ?? {};
  await expect(claims).toHaveCount(data.length);
  for (const [index, { figure, grade, basis }] of data.entries()) {
    await expect(claims.nth(index)).toContainText(figure);
    await expect(claims.nth(index)).toContainText(grade, { ignoreCase: true });
    await expect(claims.nth(index)).toContainText(basis);
  }
}

async function expectMarquee(page: Page): Promise<void> {
  await expect(band(page).getByRole('heading', { level: 3 })).toHaveText('The main problems with the current website');
  const copies = band(page).locator('.marquee-copy');
  await expect(copies).toHaveCount(3);
  for (let copy = 0; copy < 3; copy++) await expect(copies.nth(copy).locator('img')).toHaveCount(3);
  const hidden = await copies.evaluateAll((all) => all.map((one) => one.getAttribute('aria-hidden')));
  expect(hidden, 'A11Y-16 copies two and three are hidden from assistive technology').toEqual([null, 'true', 'true']);
  const order = await page.locator('h2, .band').evaluateAll((all) => all.map((one) => one.textContent?.slice(0, 12)));
  expect(order.slice(0, 3).map((text) => text?.trim())).toEqual(['DESIGN BRIEF', 'The main pro', 'TECH STACK A']);
}

async function expectScrolling(page: Page): Promise<void> {
  const state = () => page.locator('.marquee').evaluate((marquee) => marquee.getAnimations().map(({ playState }) => playState));
  expect(await state()).toEqual(['running']);
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await page.mouse.move(2, 2);
  await expect.poll(state).toEqual(['paused']);
  // Sets the animation to its start, its middle and its end, where the second copy is exactly where the first one was.
  const { loops, starts } = await page.locator('.marquee').evaluate((marquee) => {
    const [animation] = marquee.getAnimations();
    const { duration, iterations } = animation?.effect?.getComputedTiming() ?? {};
    const [first, second] = [...marquee.querySelectorAll('.marquee-copy')] as [Element, Element];
    const at = (part: number, copy: Element) => {
      if (animation) animation.currentTime = Number(duration) * part;
      return copy.getBoundingClientRect().x;
    };
    return { loops: String(iterations), starts: [at(0, first), at(0.5, first), at(0.9999, first), at(0.9999, second)] };
  });
  const [start = 0, middle = 0, end = 0, next = 0] = starts;
  expect(loops).toBe('Infinity');
  expect(middle).toBeLessThan(start - 100);
  expect(Math.abs(start - middle - (middle - end)), 'as fast in its second half as in its first').toBeLessThan(1);
  expect(Math.abs(next - start), 'without a seam').toBeLessThan(1);
}
