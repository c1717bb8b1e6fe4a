import type { Page } from '@playwright/test';
import type { State } from '../a11y/page-states.ts';
import { backgroundOf, navLink } from '../page/app.ts';

const HOME_PARTS = ['.greeting', '.hero ul', '.technologies', '.carousel', '.project-caption', '.card', '.testimonial', 'section.contact'];

/** Sky blue and a darker navy at home, light cream and navy elsewhere; surfaces off-white and slate grey. */
const COLOURS = {
  light: { home: 'rgb(169, 218, 244)', elsewhere: 'rgb(251, 244, 228)', surface: 'rgb(255, 253, 247)' },
  dark: { home: 'rgb(10, 23, 48)', elsewhere: 'rgb(17, 32, 62)', surface: 'rgb(39, 53, 76)' },
};

/** Colours that differ from the specification. */
export async function wrongColours(page: Page, { mode, route }: State & { route: string }): Promise<string[]> {
  const { home, elsewhere, surface } = COLOURS[mode];
  const ground = await backgroundOf(page, 'html');
  if (route !== '/') return ground === elsewhere ? [] : [`the page is ${ground}, not ${elsewhere}`];
  const card = await backgroundOf(page, 'article');
  return [ground !== home && `the page is ${ground}, not ${home}`, card !== surface && `a card is ${card}, not ${surface}`].filter(
    (fault) => fault !== false,
  );
}

/** What is wrong with the frame of the page: header above, footer below, the theme toggle at the top right. */
export async function wrongFrame(page: Page, heading: string): Promise<string[]> {
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const footer = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  const words = [(await main.allTextContents()).join(' '), (await footer.allTextContents()).join(', ')];
  const toggle = await page.getByRole('button', { name: 'Dark mode' }).boundingBox();
  const last = await navLink(page, 'CONTACT').boundingBox();
  const isAtTopRight = toggle && last && toggle.x > last.x + last.width - 1 && toggle.y < 80;
  const isHeaded = await page.getByRole('heading', { level: 1, name: heading, exact: true }).isVisible();
  return [
    words[0] !== 'HOME ABOUT CONTACT' && `the navigation says ${words[0]}`,
    words[1] !== 'About, Contact me, Resume' && `the footer says ${words[1]}`,
    !isAtTopRight && `the theme toggle is at ${toggle?.x}, ${toggle?.y}`,
    !isHeaded && `there is no heading ${heading}`,
  ].filter((fault) => fault !== false);
}

/** Parts of the home page that are above the part that should come before them. */
export async function partsOutOfOrder(page: Page): Promise<string[]> {
  const tops = await page.evaluate(
    (parts) => parts.map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN),
    HOME_PARTS,
  );
  return HOME_PARTS.filter((_, index) => index > 0 && !((tops[index] ?? 0) >= (tops[index - 1] ?? 0)));
}

/** Everything that can be pressed and is smaller than a fingertip, except links inside a sentence. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href]:not(.skip-link), button, summary, [role=button]')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
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
