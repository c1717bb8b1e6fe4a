import type { Page } from '@playwright/test';
import type { State } from '../a11y/page-states.ts';
import { backgroundOf, navLink } from '../page/app.ts';

const HOME_SECTIONS = [
  '.greeting',
  '.hero ul',
  '.technologies',
  '.carousel',
  '.project-caption',
  '.card',
  '.testimonial',
  'section.contact',
];

/** Sky blue and a darker navy at home, light cream and navy elsewhere; surfaces off-white and slate grey. */
const COLOURS = {
  light: { home: 'rgb(169, 218, 244)', elsewhere: 'rgb(251, 244, 228)', surface: 'rgb(255, 253, 247)' },
  dark: { home: 'rgb(10, 23, 48)', elsewhere: 'rgb(17, 32, 62)', surface: 'rgb(39, 53, 76)' },
};

/** Colours that differ from the specification. */
export async function wrongColours(page: Page, { mode, route }: State & { route: string }): Promise<string[]> {
  const { home, elsewhere, surface } = COLOURS[mode];
  const background = await backgroundOf(page, 'html');
  if (route !== '/') return background === elsewhere ? [] : [`the page is ${background}, not ${elsewhere}`];
  const card = await backgroundOf(page, 'article');
  return [background !== home && `the page is ${background}, not ${home}`, card !== surface && `a card is ${card}, not ${surface}`].filter(
    (problem) => problem !== false,
  );
}

/** What is wrong with the layout around a page: header above, footer below, the dark mode toggle at the top right. */
export async function wrongLayout(page: Page, heading: string): Promise<string[]> {
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const footer = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  const labels = [(await main.allTextContents()).join(' '), (await footer.allTextContents()).join(', ')];
  const toggle = await page.getByRole('button', { name: 'Dark mode' }).boundingBox();
  const last = await navLink(page, 'CONTACT').boundingBox();
  const isAtTopRight = toggle && last && toggle.x > last.x + last.width - 1 && toggle.y < 80;
  const hasHeading = await page.getByRole('heading', { level: 1, name: heading, exact: true }).isVisible();
  return [
    labels[0] !== 'HOME ABOUT CONTACT' && `the navigation says ${labels[0]}`,
    labels[1] !== 'About, Contact me, Resume' && `the footer says ${labels[1]}`,
    !isAtTopRight && `the dark mode toggle is at ${toggle?.x}, ${toggle?.y}`,
    !hasHeading && `there is no heading ${heading}`,
  ].filter((problem) => problem !== false);
}

/** Sections of the home page that are above the section that should come before them. */
export async function sectionsOutOfOrder(page: Page): Promise<string[]> {
  const tops = await page.evaluate(
    (sections) => sections.map((section) => document.querySelector(section)?.getBoundingClientRect().top ?? Number.NaN),
    HOME_SECTIONS,
  );
  return HOME_SECTIONS.filter((_, index) => index > 0 && !((tops[index] ?? 0) >= (tops[index - 1] ?? 0)));
}

/** Links and buttons smaller than a fingertip, except links inside a sentence. */
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

const NEW_TAB = /\(opens in a new tab\)$/;

/** Links without a name, links with the same name but different targets, and links whose name is wrong about a new tab. */
export async function wrongLinkNames(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').filter((line) => /^ *- '?link\b/.test(line));
  const names = lines.map((line) => /"(.+)"/.exec(line)?.[1] ?? '');
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href, target }) => ({ href, isNewTab: target === '_blank' })));
  if (names.length !== links.length) return [`the accessibility tree has ${names.length} links, the document ${links.length}`];
  const targets = new Map<string, string>();
  return links.flatMap(({ href, isNewTab }, index) => {
    const name = names[index] ?? '';
    const first = targets.get(name) ?? href;
    targets.set(name, first);
    return [
      name === '' && `${href} has no name`,
      NEW_TAB.test(name) !== isNewTab && `${name} opens ${isNewTab ? 'a new tab' : 'here'}`,
      first !== href && `${name} leads to ${first} and to ${href}`,
    ].filter((problem) => problem !== false);
  });
}

/** SVGs that are neither named nor hidden from assistive technology, and pictures without alt text that aren't decorative. */
export const wrongPictureNames = (page: Page) =>
  page.evaluate(() => {
    const svgs = [...document.querySelectorAll('svg:not([aria-hidden=true] *, [aria-hidden=true], [role=img][aria-label])')];
    const pictures = [...document.querySelectorAll('img')].filter((one) => {
      const alt = one.getAttribute('alt');
      const isDecorative = one.closest('[aria-hidden=true], .brand, .technology, figcaption') !== null;
      return alt === null || (alt === '') !== isDecorative;
    });
    return [...svgs, ...pictures].map((one) => one.outerHTML.slice(0, 160));
  });

/** Everything a visitor could fill in. */
export function textFields(page: Page): Promise<string[]> {
  const textless = ['button', 'checkbox', 'image', 'radio', 'range', 'reset', 'submit'].map((type) => `[type=${type}]`).join(', ');
  const fields = `input:not(${textless}), textarea, select, form, [contenteditable], [role=textbox], [role=searchbox], [role=combobox]`;
  return page.locator(fields).evaluateAll((all) => all.map((field) => field.outerHTML.slice(0, 160)));
}

/** What axe allows: a second h1, a page without a header or footer, any language. */
export async function wrongStructure(page: Page): Promise<string[]> {
  const elements = {
    h1: [page.locator('h1'), 1],
    header: [page.getByRole('banner'), 1],
    main: [page.getByRole('main'), 1],
    footer: [page.getByRole('contentinfo'), 1],
    navigation: [page.getByRole('navigation'), 2],
    'page in Australian English': [page.locator('html[lang="en-AU"]'), 1],
  } as const;
  const counts = Object.entries(elements).map(async ([name, [element, wanted]]) => ({ name, wanted, found: await element.count() }));
  return (await Promise.all(counts)).filter(({ wanted, found }) => found !== wanted).map(({ name, found }) => `${found} × ${name}`);
}
