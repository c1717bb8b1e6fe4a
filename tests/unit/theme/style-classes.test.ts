import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PHONE_CUT, PICTURE_SIZES } from '../../../src/lib/picture-sizes.ts';
import { definedClasses, markupClasses } from '../../support/style-classes.ts';

/** Classes that are in no file of ours: starry-night writes those of code, remark-gfm those of task lists, greeting.tsx computes the last. */
const OTHERS = /^(pl-|task-list-item$|contains-task-list$|(ones|tens)-\d$)/;

const defined = definedClasses();
const { given, words } = markupClasses();
const prefixes = [...given.keys()].filter((name) => name.endsWith('-'));

test('every class that a style sheet has a rule for is used by some markup', () => {
  const isUsed = (name: string) => words.has(name) || OTHERS.test(name) || prefixes.some((prefix) => name.startsWith(prefix));
  expect(defined.size).toBeGreaterThan(150);
  expect([...defined].filter(([name]) => !isUsed(name))).toEqual([]);
});

test('every class that markup has is defined by some style sheet', () => {
  const ours = [...definedClasses(/^(?!themes\/).*\.css$/).keys()]; // Not those of themes, because a site may use another theme.
  const isDefined = (name: string) => (name.endsWith('-') ? ours.some((other) => other.startsWith(name)) : ours.includes(name));
  expect(given.size).toBeGreaterThan(150);
  expect([...given].filter(([name]) => !isDefined(name))).toEqual([]);
});

test('pictures change their size at the widths at which the layout changes', () => {
  const start = readFileSync('src/styles/breakpoints.css', 'utf8');
  const layout = [...start.matchAll(/\(width <= ([\d.]+)rem\)/g)].map(([, rem]) => Number(rem));
  const ends = Object.values(PICTURE_SIZES).flatMap((sizes) =>
    [...sizes.matchAll(/max-width: ([\d.]+)rem/g)].map(([, rem]) => Number(rem)),
  );
  expect(layout).toEqual([35, 53.75]);
  expect([Number.parseFloat(PHONE_CUT), ...ends].filter((rem) => !layout.includes(rem))).toEqual([]);
  for (const sizes of Object.values(PICTURE_SIZES)) if (sizes.includes('53.')) expect(sizes).toContain(`(min-width: ${53.75 + 0.0625}rem)`);
});
