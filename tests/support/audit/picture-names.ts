import type { Page } from '@playwright/test';

/** Drawings that are neither named nor hidden from assistive technology, and pictures without alt text that are not decoration. */
export const wrongPictureNames = (page: Page) =>
  page.evaluate(() => {
    const drawings = [...document.querySelectorAll('svg:not([aria-hidden=true] *, [aria-hidden=true], [role=img][aria-label])')];
    const pictures = [...document.querySelectorAll('img')].filter((one) => {
      const alt = one.getAttribute('alt');
      const isDecoration = one.closest('[aria-hidden=true], .technology, figcaption') !== null;
      return alt === null || (alt === '') !== isDecoration;
    });
    return [...drawings, ...pictures].map((one) => one.outerHTML.slice(0, 160));
  });
