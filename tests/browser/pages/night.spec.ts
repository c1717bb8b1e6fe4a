import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/page/app.ts';

const NIGHT_PICTURE = /\/images\/hashed\/hero-night-/;

const night = (page: Page) => page.locator('.night-picture');
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });

/** Scrolls to the bottom and back, so that every lazy picture that is displayed loads. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

for (const route of ['/', '/suncoastpatios']) {
  test(`on ${route} the lights of the patio come on with dark mode, and light mode does not load that picture`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => NIGHT_PICTURE.test(request.url()) && requested.push(request.url()));
    await open(page, route);
    await seeEverything(page);
    await expect(night(page)).toBeHidden();
    expect(requested).toEqual([]);
    await toggle(page).click();
    await night(page).scrollIntoViewIfNeeded();
    await expect(night(page).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    const [day, lit] = await page
      .locator('.hero-image img')
      .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().toJSON()));
    expect(lit, 'it covers the picture by day').toEqual(day);
    await page.reload();
    await expect(night(page), 'a visitor who returns in dark mode').toHaveCSS('opacity', '1');
    await toggle(page).click();
    await expect(night(page)).toBeHidden();
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the patio at night fades in and out with the sunset', async ({ page }) => {
    await open(page, '/suncoastpatios');
    /** Presses the toggle, and returns how visible the picture is at a part of the sunset. */
    const opacityAt = (part: number) =>
      page.evaluate((passed) => {
        document.querySelector<HTMLElement>('.dark-mode-toggle')?.click();
        const picture = document.querySelector('.night-picture') as Element;
        const fades = picture.getAnimations();
        for (const fade of fades) fade.currentTime = passed * Number(fade.effect?.getComputedTiming().duration);
        const opacity = Number(getComputedStyle(picture).opacity);
        for (const fade of fades) fade.finish();
        return opacity;
      }, part);
    expect(await opacityAt(0.25)).toBeCloseTo(0.25, 1);
    expect(await opacityAt(0.75)).toBeCloseTo(0.25, 1);
  });
});

test('the portrait has a moon in dark mode, but not on paper and with forced colours, where the sky is white', async ({ page }) => {
  await open(page, '/about');
  const portrait = page.locator('.portrait img:visible');
  await expect(portrait).toHaveAttribute('src', /portrait-.*\.svg$/);
  await toggle(page).click();
  await expect(portrait).toHaveAttribute('src', /portrait-.*\.svg#dark$/);
  await page.emulateMedia({ media: 'print' });
  await expect(portrait).toHaveAttribute('src', /portrait-.*\.svg$/);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(portrait).toHaveAttribute('src', /portrait-.*\.svg$/);
});
