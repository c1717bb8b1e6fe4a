import type { Page } from '@playwright/test';

/** Presses Tab and then Enter on a page that was just opened, and returns what is wrong with the skip link. */
export async function wrongSkipLink(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const { hasFocus, isShown, width, height } = await skip.evaluate((link) => {
    const { width, height } = link.getBoundingClientRect();
    return { hasFocus: link === document.activeElement, isShown: getComputedStyle(link).clipPath === 'none', width, height };
  });
  await page.keyboard.press('Enter');
  const isThere = await page.getByRole('main').evaluate((main) => main === document.activeElement);
  return [
    !hasFocus && 'it is not the first stop',
    !isShown && 'it is not visible',
    (width < 44 || height < 44) && `A11Y-07 it is ${width} × ${height} px`,
    !isThere && 'the main part has no focus',
  ].filter((fault) => fault !== false);
}
