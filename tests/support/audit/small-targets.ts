import type { Page } from '@playwright/test';

/** Everything that can be pressed and is smaller than a fingertip, except links inside a sentence. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href], button, summary, [role=button]')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
      .filter((control) => !control.matches('.skip-link:not(:focus)')) // Visible only with focus: measured then.
      .filter((control) => !isInSentence(control))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ control, box }) => `${control.textContent || control.getAttribute('aria-label')}: ${box.width} × ${box.height}`);

    function isInSentence(control: Element): boolean {
      const around = control
        .closest('p, li, dd')
        ?.textContent?.replace(control.textContent ?? '', '')
        .trim();
      return getComputedStyle(control).display === 'inline' && Boolean(around);
    }
  });
