import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { profileIcons } from '../../engine/app-modules/profile-icons.ts';
import { countedText, digitsOf, fileSizeText } from '../../engine/content/language.ts';
import { minutesToRead } from '../../engine/prose/reading-time.ts';
import { intro as garden } from '../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { intro as crawler } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { intro as map } from '../../sample/case-studies/wehike/converting-map/intro.ts';
import { fixedCarousel } from '../../schema/carousel.ts';
import { HOME_LIST_NAMES } from '../../schema/home-lists.ts';
import { ownerSchema } from '../../schema/owner.ts';
import { SAMPLE } from '../support/owners/sample.ts';
import { filesIn } from '../support/sites/dist.ts';

const { owner, site, technologies, testimonials, caseStudies } = SAMPLE;

test('the entities have the specified fields', { tags: ['§3.1', '§3.2', '§3.3'] }, () => {
  for (const { sample: _, ...technology } of technologies) expect(Object.keys(technology)).toEqual(['name', 'type', 'image']);
  for (const { sample: _, ...testimonial } of testimonials) {
    expect(Object.keys(testimonial)).toEqual(['id', 'img', 'name', 'website', 'comment']);
  }
  expect({ ...site.carousel, ...fixedCarousel }).toEqual({
    autoplay: true,
    autoplayMs: 4000,
    speedMs: 1500,
    easing: 'linear',
    infinite: true,
    slidesShown: 1,
    slidesScrolled: 1,
    dots: false,
  });
});

test.each(HOME_LIST_NAMES)('the home page of the sample shows its list of %s, so that a developer who adds a list sees it', (name) => {
  expect(SAMPLE[name].length, `sample/${name}.yaml`).toBeGreaterThan(0);
  expect(SAMPLE.home.sections, 'sections in sample/pages/home.yaml').toContain(name);
});

test.each(filesIn('sample').filter((file) => file.endsWith('.yaml')))(
  'an editor finds the schema of %s, by which it completes fields',
  (file) => {
    const [, schema = 'no schema'] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(`sample/${file}`, 'utf8')) ?? [];
    expect(existsSync(join('sample', dirname(file), schema)), schema).toBe(true);
  },
);

test('the reading times of the sample are 4, 5 and 3 minutes', { tags: ['§9.1'] }, () => {
  const minutes = Object.fromEntries(caseStudies.map(({ slug, text }) => [slug, minutesToRead(text, owner.locale)]));
  expect(minutes).toEqual({ suncoastpatios: 4, wehike: 5, mycelium: 3 });
});

test('reading times count the words of languages without spaces, and no code, alternative texts or imports', () => {
  const sentence = '私は毎朝、海辺の道を歩いて仕事場へ行きます。'; // Twelve words or more.
  expect(minutesToRead({ file: 'a.md', body: `## 道\n\n${sentence.repeat(30)}` }, 'ja')).toBeGreaterThan(1);
  const unread = "import './a.ts';\n\n```ts\nconst a = 1;\n```\n\n![A long description](a.webp)\n\n";
  expect(minutesToRead({ file: 'a.mdx', body: unread.repeat(200) }, 'en')).toBe(1);
});

test('a text with a number has the plural form of its language, and the number as a word if there is one', () => {
  const polish = { one: '{count} minuta', few: '{count} minuty', many: '{count} minut', other: '{count} minuty' };
  expect([1, 2, 5, 22].map((count) => countedText(polish, count, 'pl'))).toEqual(['1 minuta', '2 minuty', '5 minut', '22 minuty']);
  expect(countedText({ other: '{count} min' }, 1, 'en-AU')).toBe('1 min');
  expect([1, 2].map((count) => countedText({ one: '{count} projekt', other: '{count} projekt' }, count, 'sv', ['Ett']))).toEqual([
    'Ett projekt',
    '2 projekt',
  ]);
});

test('numbers have the digits of the language of the owner', () => {
  expect(digitsOf('ar-EG').join('')).toBe('٠١٢٣٤٥٦٧٨٩');
  expect(fileSizeText(1_234_567, 'ar-EG', 'KB')).toBe('١٬٢٣٥ KB');
});

test('every profile icon has an SVG, and a profile without an icon gets a link icon', () => {
  const icons = [...ownerSchema.shape.profiles.element.shape.icon.unwrap().options, undefined];
  const svgs = profileIcons({ ...owner, profiles: icons.map((icon) => ({ name: 'a', url: 'https://a.test', icon })) });
  expect(Object.values(svgs).filter(({ length }) => length > 0)).toHaveLength(12);
});

test.each([garden, crawler, map])('the source file that a demo links to exists: $source', ({ source }) => {
  expect(existsSync(source.split('/blob/main/')[1] ?? '')).toBe(true);
});
