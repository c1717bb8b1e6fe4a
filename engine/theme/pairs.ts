/** A foreground and a background colour, by their names in theme.css. */
export interface Pair {
  front: string;
  back: string;
  use: string;
  /** The lowest contrast ratio allowed: 7 for text, 4.5 for large text, 3 for anything else. */
  need: 7 | 4.5 | 3;
}

const on = (front: string, need: Pair['need'], backs: Record<string, string>): Pair[] =>
  Object.entries(backs).map(([back, use]) => ({ front, back, use, need }));

/** Every pair of colours that the stylesheets combine. The doctor and the tests read this list; docs/accessibility.md repeats them. */
export const PAIRS: Pair[] = [
  ...on('--ink', 7, {
    '--sky': 'text of the home page',
    '--page': 'text of the other pages',
    '--surface': 'text on cards, icons of round controls',
    '--surface-2': 'alternative text of a picture that did not load',
    '--sky-top': 'navigation above the hero',
    '--sky-bottom': 'intro near the horizon',
    '--cloud-1': 'text over the shadow of a cloud',
    '--cloud-2': 'text over a cloud',
    '--cloud-3': 'text over a cloud',
    '--cloud-4': 'text over the brightest part of a cloud',
  }),
  ...on('--ink-2', 7, {
    '--sky': 'secondary text on the home page',
    '--page': 'secondary text on the other pages',
    '--surface': 'secondary text on cards',
  }),
  ...on('--on-primary', 7, { '--primary': 'buttons, skip link, e-mail button' }),
  ...on('--on-accent', 7, { '--accent': 'tooltip, buttons under the mouse, selected text' }),
  ...on('--on-marquee', 7, { '--marquee': 'marquee, middle', '--marquee-2': 'marquee, ends' }),
  ...on('--on-control', 7, { '--control': 'carousel buttons', '--accent': 'carousel buttons under the mouse' }),
  ...on('--code-keyword', 7, { '--surface': 'code: keywords' }),
  ...on('--code-string', 7, { '--surface': 'code: strings, added lines' }),
  ...on('--code-value', 7, { '--surface': 'code: values' }),
  ...on('--code-name', 7, { '--surface': 'code: names of functions and types' }),
  ...on('--code-deleted', 7, { '--surface': 'code: removed lines' }),
  ...on('--line-strong', 3, {
    '--sky': 'edge of buttons on the home page',
    '--page': 'edge of buttons on the other pages',
    '--surface': 'edge of buttons on cards',
    '--cloud-1': 'grip of the heading over a cloud',
    '--cloud-4': 'grip of the heading over a cloud',
  }),
  ...on('--underline', 3, {
    '--sky': 'line below links on the home page',
    '--page': 'line below links on the other pages',
    '--surface': 'line below links on cards and in the PDF',
    '--cloud-1': 'line below links over a cloud',
    '--cloud-4': 'line below links over a cloud',
  }),
  ...on('--focus', 3, {
    '--sky': 'focus ring on the home page',
    '--sky-top': 'focus ring above the hero',
    '--sky-bottom': 'focus ring near the horizon',
    '--page': 'focus ring on the other pages',
    '--surface': 'focus ring on cards',
    '--marquee': 'focus ring on the marquee',
    '--cloud-1': 'focus ring over a cloud',
    '--cloud-4': 'focus ring over a cloud',
    '--focus-halo': 'focus ring against its own halo',
  }),
  ...on('--progress', 3, { '--control': 'ring that fills around the carousel button' }),
];
