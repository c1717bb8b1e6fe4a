import type { Page } from '@playwright/test';

/** Title attributes, and tooltips that are read aloud, take clicks, or have no named link or picture beside them. */
export const shownOnlyToMouse = (page: Page) =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll('main [title], header [title], footer [title]')];
    const tooltips = [...document.querySelectorAll('.cursor-tooltip')].filter((tooltip) => {
      const around = tooltip.parentElement;
      const name = around?.querySelector('a')?.textContent || around?.querySelector('img')?.getAttribute('alt');
      return tooltip.getAttribute('aria-hidden') !== 'true' || getComputedStyle(tooltip).pointerEvents !== 'none' || !name;
    });
    return [...titles, ...tooltips].map((one) => one.outerHTML.slice(0, 160));
  });
