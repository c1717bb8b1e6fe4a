import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { issueProblems } from '../../engine/content/problems.ts';
import { readContent } from '../../engine/content/read-content.ts';
import { valuesIn } from '../../engine/content/values.ts';
import { pictureProblem } from '../../engine/pictures/picture-problem.ts';
import { iconProblem } from '../../engine/pictures/technology-icons.ts';
import { CONTENT } from '../../schema/content.ts';
import { ContentCopy, deleted, setting } from '../support/owners/content-copy.ts';
import { SAMPLE } from '../support/owners/sample.ts';

const copy = new ContentCopy('content-check');
afterAll(() => copy.remove());

const WEHIKE = 'case-studies/wehike';
const withCounter = (counter: object) => ({ visitCounter: { script: 'https://a.dev/count.js', reportsTo: 'https://a.dev', ...counter } });
const links = (count: number) => ({ navigation: Array(count).fill({ label: 'A', to: '/' }) });

test.each<[file: string, values: Record<string, unknown>, line: string, message: string]>([
  ['owner.yaml', { locale: 'en-au' }, 'locale', 'locale "en-au" must be written "en-AU".'],
  ['site.yaml', links(0), 'navigation', 'navigation has 0 entries, but needs at least 1.'],
  ['site.yaml', links(7), 'navigation', 'navigation has 7 entries, but can have at most 6.'],
  ['site.yaml', withCounter({ script: 'https://a.dev/;' }), 'visitCounter', 'visitCounter, script "https://a.dev/;" is not the address'],
  ['site.yaml', withCounter({ reportsTo: 'https://a.dev/' }), 'visitCounter', 'visitCounter, reportsTo "https://a.dev/" is not an address'],
  ['site.yaml', withCounter({ attributes: { onload: '1' } }), 'visitCounter', 'visitCounter, attributes can have only attributes whose'],
  ['pages/home.yaml', { greeting: undefined }, '', 'greeting is missing. Write the greeting in the sky.'],
  ['pages/home.yaml', { sections: ['projects', 'projects'] }, 'sections', 'sections names a section twice.'],
])('a wrong value in %s, %j, is reported with file, line, field and what to write instead', async (file, values, line, message) => {
  const [place, problems] = await copy.withChanges({ [`sample/${file}`]: setting(values) }, (project) => [
    copy.at(`sample/${file}`, line),
    readContent(project, 'sample').files.flatMap(({ problems }) => problems),
  ]);
  expect(problems).toEqual([expect.stringContaining(`${place}: ${message}`)]);
});

test('a misspelt field, and that something is therefore missing, are reported with the line of their object', async () => {
  const { problems } = await copy.check({ 'sample/technologies.yaml': (text) => text.replace('image:', 'imgae:') });
  expect(problems).toEqual([
    `${copy.at('sample/technologies.yaml', 'image')}: technology 1, imgae is an unknown field. Check the spelling, or delete it.`,
    expect.stringContaining(
      `${copy.at('sample/technologies.yaml', 'sample: true\n')}: technology 1 needs one icon. Write its name at simpleicons.org`,
    ),
  ]);
});

test.each([
  ['rust', undefined],
  ['Node.js', 'is "Node.js", and Simple Icons has no icon of this name. Did you mean "nodedotjs"?'],
  ['Nextjs', 'is "Nextjs", and Simple Icons has no icon of this name. Did you mean "nextdotjs"?'],
  ['C++', 'is "C++", and Simple Icons has no icon of this name. Did you mean "cplusplus"?'],
  ['Tailwind', 'is "Tailwind", and Simple Icons has no icon of this name. Did you mean "tailwindcss"?'],
  [
    'Java', // Not JavaScript.
    'is "Java", and Simple Icons has no icon of this name. Look for it at simpleicons.org, or name a file of your own as image.',
  ],
])('the icon of a technology has a name at Simple Icons, or a similar one is suggested: %s', async (name, message) => {
  expect(await iconProblem(name)).toBe(message);
});

test('any value in any field is accepted, or rejected in one plain line with file and field', () => {
  const fields = SAMPLE.files.flatMap((file) => valuesIn(file.values).map(({ path }) => ({ file, path })));
  const property = fc.property(fc.constantFrom(...fields), fc.anything(), ({ file, path }, value) => {
    const root = { data: structuredClone(file.values) } as Record<PropertyKey, unknown>;
    const keys = ['data', ...path];
    const parent = keys.slice(0, -1).reduce((inner, key) => inner[key] as typeof root, root);
    parent[keys.at(-1) ?? ''] = value;
    const { error } = CONTENT[file.name].schema.safeParse(root.data);
    for (const problem of (error?.issues ?? []).flatMap((issue) => issueProblems(file, issue))) {
      expect(problem).toMatch(/^sample\/[\w./-]+:\d+: \S[^\n]*$/);
      expect(problem).toContain(file.file);
      expect(problem).toContain(String(path.find((key) => typeof key === 'string')));
      expect(problem).not.toMatch(/\[object Object\]|Invalid input/);
    }
  });
  fc.assert(property, { numRuns: 500, seed: 20_261_115 });
});

test('OWN-08 the build accepts long and short texts, repetitions, short lists, private projects and stray spaces', async () => {
  const { problems } = await copy.check({
    'sample/owner.yaml': setting({ name: 'Skye Sampleton-Wetherby of Brisbane', firstName: 'Skye ' }),
    'sample/site.yaml': setting({ navigation: [{ label: 'BLOG', to: 'https://blog.test' }] }),
    'sample/pages/home.yaml': setting({ sections: [], headings: {} }),
    'sample/pages/about.md': setting({ meta: { title: 'About '.repeat(20), description: 'Short.', keywords: ['me'] } }),
    'sample/testimonials.yaml': setting({ '0.comment': 'Good.', '1.comment': 'Good.' }),
    [`sample/${WEHIKE}/facts.yaml`]: setting({ order: 1, name: 'A very long name '.repeat(4), live: undefined, code: undefined }),
    'sample/resume.json': () => '{ "languages": [], "salary": { "per": "month" } }',
  });
  expect(problems).toEqual([]);
});

const NO_PAGE = 'but there is no such page. Check the spelling, or delete the link.';

test('a site may leave out technologies, testimonials, the About page and the resume, but not link to a page that it left out', async () => {
  const left = ['technologies.yaml', 'testimonials.yaml', 'pages/about.md', 'pages/resume.yaml', 'resume.json'];
  const { problems } = await copy.check({
    ...Object.fromEntries(left.map((file) => [`sample/${file}`, deleted])),
    'sample/case-studies/wehike/text.mdx': (text) => `[my resume](/resume)\n\n${text}`,
  });
  const at = (text: string) => copy.at('sample/site.yaml', text);
  expect(problems).toEqual([
    `${at('to: /about')}: navigation 2, to links to /about, ${NO_PAGE}`,
    `${at('to: /about\n    - label: Contact me')}: footer, links 1, to links to /about, ${NO_PAGE}`,
    `${at('to: /resume')}: footer, links 3, to links to /resume, ${NO_PAGE}`,
    'sample/case-studies/wehike/text.mdx:1: links to /resume, but there is no such page. Write the path of a page, such as "/contact", or a whole address.',
  ]);
});

const PAGE = '---\nheading: Talks\nmeta:\n  title: Talks\n  description: Slides.\n---\n';
const ARTICLE = '---\ntitle: Rain\ndescription: Wet.\ndate: 2025-02-28\n---\n';

/** What each fault changes in the sample, and the message about it. The line in the message is the one on which `to` begins. */
const FAULTS: [file: string, from: string | RegExp, to: string, message: string][] = [
  ['owner.yaml', 'name: Skye Sampleton', 'name: ""', 'name is empty. Write your name as visitors should read it.'],
  ['owner.yaml', 'timeZone: Australia/Brisbane', 'timeZone: Brisbane', 'timeZone "Brisbane" is not a time zone. Write the time zone you'],
  ['owner.yaml', 'email: skye@example.com', 'email: skye', 'email "skye" is not an e-mail address.'],
  ['owner.yaml', 'url: https://skye.example.com', 'url: "https://a.test "', 'url "https://a.test " is not a web address.'],
  ['owner.yaml', 'locale: en-AU', 'locale: English', 'locale "English" isn\'t a language tag that browsers support.'],
  ['owner.yaml', 'url: /contact', 'url: /contct', `profiles 2, url links to /contct, ${NO_PAGE}`],
  ['owner.yaml', 'icon: github', 'icon: gitbucket', 'profiles 1, icon must be one of: github, gitlab,'],
  ['site.yaml', 'cloudCover: 3', 'cloudCover: 12', 'footer, cloudCover must be a whole number from 0 to 9.'],
  ['site.yaml', 'label: CONTACT', 'label: 404', 'navigation 3, label is not text: YAML reads it as a number.'],
  ['site.yaml', 'to: /about', 'to: /abuot', `navigation 2, to links to /abuot, ${NO_PAGE}`],
  ['site.yaml', 'to: /resume', 'to: /resum', `footer, links 3, to links to /resum, ${NO_PAGE}`],
  ['site.yaml', 'footer:', 'displayMode: dark\nfooter:', 'displayMode must be one of: light, system.'],
  ['labels.yaml', /$/, 'pages:\n  menu: More\n', 'pages is an unknown field.'],
  ['labels.yaml', 'now: now', 'now: ""', 'resume, now is empty. The default is "now".'],
  ['pages/home.yaml', ', contact]', ', blog]', 'sections 4 must be one of: technologies, testimonials,'],
  ['pages/home.yaml', /headings:\n.*/, 'headings:', 'headings has none for: technologies. Write the heading above each section:'],
  ['pages/home.yaml', 'otherProjectsLimit: 8', 'otherProjectsLimit: 0', 'otherProjectsLimit must be 1 or more.'],
  ['pages/contact.yaml', 'headingPressed: Get', 'headingPressed: Hi: get', 'cannot be read'],
  ['pages/not-found.yaml', 'home: Back to home', 'home: &back home', 'begins with &, * or !, which has another meaning in YAML.'],
  ['pages/resume.yaml', 'heading: Resume', 'heading: "Resume', 'cannot be read'],
  ['technologies.yaml', 'type: CSS framework', 'type: ""', 'technology 2, type is empty.'],
  ['technologies.yaml', 'image: technologies/figma.svg', 'icon: Nextjs', 'technology 4, icon is "Nextjs", and Simple Icons has no icon'],
  ['technologies.yaml', '/git.svg', '/got.svg', 'technology 7, image has no picture at sample/technologies/got.svg.'],
  ['testimonials.yaml', '/tom.svg', '/tim.svg', 'testimonial 2, img has no picture at sample/testimonials/tim.svg.'],
  ['testimonials.yaml', 'id: 1', 'id: one', 'testimonial 1, id is not a number.'],
  ['pages/about.md', 'heading: More about me', 'heading: ""', 'heading is empty.'],
  ['pages/about.md', 'resumeButton: Resume', 'resumeBtn: Resume', 'resumeBtn is an unknown field.'],
  ['pages/about.md', '## MY JOURNEY', '<b>MY JOURNEY', 'has <b>, which does not end.'],
  ['pages/about.md', /$/, '\n[nowhere](/nope)\n', 'links to /nope, but there is no such page.'],
  ['pages/about.md', /$/, '\n![Me](me.webp)\n', 'has no picture me.webp in its folder.'],
  ['pages/about.md', /$/, '\n![](portrait.svg)\n', 'has no alternative text for portrait.svg'],
  ['pages/talks.md', 'meta:', 'tags: [one]\nmeta:', 'tags is an unknown field.'],
  ['pages/talks.md', /$/, '\n[top](#nowhere)\n', 'links to #nowhere, but there is no such heading on this page.'],
  ['pages/uses.md', PAGE, 'What I use.', 'has no front matter.'],
  ['pages/now.md', PAGE, '---\nheading: Now\n', 'begins with three hyphens, but its front matter does not end.'],
  ['writing/rain.md', 'date: 2025-02-28', 'date: 2025-02-30', 'date "2025-02-30" is not a day.'],
  ['writing/rain.md', /$/, '\n[next](/writing/snow)\n', 'links to /writing/snow, which is not published'],
  [`${WEHIKE}/facts.yaml`, 'order: 2', 'order: two', 'order is not a number.'],
  [`${WEHIKE}/facts.yaml`, 'hero: hero', 'hero: none', `pictures 1, hero has no picture at sample/${WEHIKE}/none.webp.`],
  [`${WEHIKE}/facts.yaml`, 'overview:', '  - alt: A map\noverview:', 'pictures 2, hero is missing. Name the picture file for wide screens'],
  [`${WEHIKE}/facts.yaml`, '    alt: "WeHike', '    focus: left\n    alt: "WeHike', 'pictures 1, focus "left" is not a point.'],
  [`${WEHIKE}/facts.yaml`, 'overview:', 'card: ../../../logo.png\noverview:', 'card is logo.png, which is outside sample/.'],
  [`${WEHIKE}/facts.yaml`, /$/, 'heroNight: empty.webp\n', `heroNight is sample/${WEHIKE}/empty.webp, which cannot be read as a picture.`],
  [`${WEHIKE}/text.mdx`, /$/, '\n<Nothing />\n', 'there is no component <Nothing> here.'],
  [`${WEHIKE}/text.mdx`, /$/, '\nI am {name}.\n', 'has {name}, which has no value here.'],
  ['case-studies/mycelium/text.mdx', /$/, '\nLess than <5.\n', 'cannot be read'],
  [
    'resume.json',
    '"startDate": "2022"',
    '"startDate": "last year"',
    'work 2, startDate "last year" is not a date. Write a year, or a year and',
  ],
  ['theme.css', '--radius-m: 1.125rem', '--radius-m: 12', 'light, --radius-m is "12".'],
  ['theme.css', '--accent: #f7b938', '--accent: var(--sun)', "light, --accent is var(--sun), which doesn't resolve to a colour."],
  [
    'theme.css',
    '--display-family: ',
    '--display-family: Recoleta; --was: ',
    '--display-family is Recoleta, but there is neither sample/fonts/',
  ],
  ['theme.css', /$/, '.hero { background: url("./horizon.svg") }', 'names "./horizon.svg", which is not a file in sample/.'],
];

/** Faults of whole files. */
const NEW_FILES: [file: string, text: string, message: string][] = [
  ['pages/blog.yaml', '', 'is not used. Check its name and its folder'],
  ['pages/more/talks.md', PAGE, 'is not used. Check its name and its folder'],
  ['pages/About Me.md', PAGE, 'cannot be an address. Use lowercase letters, digits and hyphens.'],
  ['pages/wehike.md', PAGE, 'this address is taken. Choose another name.'],
  ['pages/talks.mdx', PAGE, 'is a second file for the same page. Delete one of the two.'],
  ['public/images/hashed', '', 'browsers keep files in a folder of this name for a year. Move yours to another folder.'],
];

test('one check names every fault of a site, in all of its files, with file and line', async () => {
  const files: Record<string, string> = { 'writing/rain.md': ARTICLE, 'labels.yaml': 'resume:\n  now: now\n' };
  for (const page of ['pages/talks.md', 'pages/uses.md', 'pages/now.md']) files[page] = PAGE;
  for (const [file, from, to] of FAULTS) {
    const text = files[file] ?? readFileSync(`sample/${file}`, 'utf8');
    files[file] = text.replace(from, () => to);
  }
  const expected = FAULTS.map(([file, , to, message]) => {
    const [before = ''] = files[file]?.split(to.trim().split('\n')[0] ?? '') ?? [];
    return `sample/${file}:${before.split('\n').length}: ${message}`;
  });
  expected.push(...NEW_FILES.map(([file, , message]) => `sample/${file}: ${message}`));
  Object.assign(files, Object.fromEntries(NEW_FILES), {
    'writing/snow.md': ARTICLE.replace('title: Rain', 'title: 1\ndraft: true'),
    [`${WEHIKE}/empty.webp`]: '',
  });
  const { problems } = await copy.check(Object.fromEntries(Object.entries(files).map(([file, text]) => [`sample/${file}`, () => text])));
  const isExpected = (problem: string) => expected.some((start) => problem.startsWith(start));
  expect(expected.length).toBeGreaterThan(50);
  expect(expected.filter((start) => !problems.some((problem) => problem.startsWith(start)))).toEqual([]);
  expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
});

test('OWN-05 a picture that is animated, has no size, has the wrong format or cannot be read is rejected with what to do', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const animated = sharp([await frame('#fff'), await frame('#000')], { join: { animated: true } }).gif();
  mkdirSync(join(copy.project, 'pictures'));
  for (const [file, data] of Object.entries({
    'animated.gif': await animated.toBuffer(),
    'bare.svg': '<!-- <svg viewBox="0 0 1 1"> --><svg xmlns="http://www.w3.org/2000/svg" width="100%"><rect width="9" height="9"/></svg>',
    'video.mp4': '',
    'empty.webp': '',
    '100%.webp': '',
  }))
    writeFileSync(join(copy.project, 'pictures', file), data);
  const problemOf = (file: string) => pictureProblem(copy.project, 'pictures', `pictures/${file}`);
  expect(await problemOf('animated.gif')).toMatch(/which is animated, and visitors could not stop it\. .*<Video /);
  expect(await problemOf('bare.svg')).toBe(
    'is pictures/bare.svg, an SVG without a size, or with an error in it. Give its <svg> tag a viewBox, or export it again.',
  );
  expect(await problemOf('video.mp4')).toContain('is pictures/video.mp4, which browsers cannot show as a picture.');
  expect(await problemOf('empty.webp')).toBe('is pictures/empty.webp, which cannot be read as a picture. Export it again.');
  expect(await problemOf('100%.webp')).toContain('a file name with % or # cannot be part of an address. Rename the file.');
});
