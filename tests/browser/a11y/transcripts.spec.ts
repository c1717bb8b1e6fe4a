import { expect, test } from '@playwright/test';
import { asHeard, readAloud } from '../../support/a11y/screen-reader.ts';
import { startFigures } from '../../support/figures/figures.ts';
import { open } from '../../support/page/app.ts';
import { ACCEPT, fileFor } from '../../support/page/stored-text.ts';
import { ALL_PAGES, HOME } from '../../support/sites/pages.ts';

// The virtual screen reader is an injected script, which our security policy would block.
test.use({ bypassCSP: true });

const LABELS = ['Live Website', 'View Case Study', 'View Code', 'View Website', 'View Project', 'Download', 'Tell me about it'];
/** The tooltips for the mouse. They repeat the name of the link, so a screen reader must not read them. */
const TOOLTIPS = ['View Project', 'Click to download'];

for (const { route } of ALL_PAGES) {
  test(`A11Y-08 ${route} is read aloud as its stored transcript says: whole sentences, no single letter, nothing twice, no tooltip`, async ({
    page,
  }) => {
    await open(page, route);
    await startFigures(page);
    // Opens everything that is closed, as a person would: the library reads closed text too.
    const closed = page.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().press('Enter');
    const tooltip = page.locator('.cursor-tooltip');
    if ((await tooltip.count()) > 0) {
      await page.locator('.slide[data-current], a.sheet').hover();
      await expect(tooltip).toBeVisible();
    }
    const phrases = await readAloud(page);
    expect
      .soft(
        phrases.filter((phrase) => !/[\p{L}\p{N}].*[\p{L}\p{N}]|^\p{N}$/u.test(phrase)),
        'A11Y-08 no single letter',
      )
      .toEqual([]);
    expect
      .soft(
        phrases.filter((phrase) => TOOLTIPS.includes(phrase)),
        'A11Y-14 a tooltip is silent while it is shown',
      )
      .toEqual([]);

    const heard = asHeard(phrases);
    expect.soft(`${heard.join('\n')}\n`, `${route} sounds different. ${ACCEPT}`).toMatchSnapshot(['transcripts', fileFor(route)]);
    const isTwice = (phrase: string, index: number, all: string[]) => all.indexOf(phrase) !== index;
    const pictures = heard.filter((phrase) => /^image\b/.test(phrase));
    expect
      .soft(
        pictures.filter((picture) => !/^image, (\S+ ){3}/.test(picture)),
        'A11Y-16 a picture says what it shows',
      )
      .toEqual([]);
    expect.soft(pictures.filter(isTwice), 'A11Y-16 a picture is said once').toEqual([]);
    const files = heard.filter((phrase) => /\.(avif|webp|png|jpe?g|svg)\b|\/images\//i.test(phrase));
    expect.soft(files, 'A11Y-16 no file name').toEqual([]);
    const links = heard.filter((phrase) => phrase.startsWith('link')).map((phrase) => phrase.replace(/^link(, )?/, ''));
    const vague = links.filter((name) => name === '' || LABELS.includes(name) || /\b(link|click|here|more)\b/i.test(name));
    expect.soft(vague, 'A11Y-15 no link says too little').toEqual([]);
    expect
      .soft(
        heard.filter((phrase, index) => phrase === heard[index - 1]),
        'A11Y-15 nothing is said twice in a row',
      )
      .toEqual([]);
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-08 the greeting is read aloud once, also while its letters are animated', async ({ page }) => {
    await open(page, '/');
    await page.locator('.greeting').evaluate((greeting) => {
      const rising = greeting.getAnimations({ subtree: true });
      if (rising.length === 0) throw new Error('No letter rises.');
      for (const letter of rising) {
        letter.pause();
        letter.currentTime = 0;
      }
    });
    const greetings = asHeard(await readAloud(page)).filter((phrase) => phrase.includes(HOME.heading));
    expect(greetings).toEqual([`heading, ${HOME.heading}, level 1`]);
  });

  test('A11Y-16 the marquee is read aloud once', async ({ page }) => {
    await open(page, '/suncoastpatios');
    await expect(page.locator('.marquee-copy').last()).toBeVisible();
    const shots = (await readAloud(page)).filter((phrase) => phrase.startsWith('image, The old '));
    expect(shots).toHaveLength(3);
    expect(new Set(shots).size).toBe(3);
  });
});
