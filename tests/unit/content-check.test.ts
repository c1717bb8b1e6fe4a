import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkContent, schemaProblems } from '../../engine/content/check-content.ts';
import { valuesIn } from '../../engine/content/content.ts';
import { crossCheckProblems } from '../../engine/content/cross-checks.ts';
import { iconProblem } from '../../engine/content/technology-icons.ts';
import { pictureProblem } from '../../engine/pictures/picture-problem.ts';
import { ContentCopy, withData } from '../support/owners/content-copy.ts';
import { SAMPLE } from '../support/owners/sample.ts';

const copy = new ContentCopy('content-check');
afterAll(() => copy.remove());
const at = (file: string, text: string) => copy.at(`sample/${file}`, text);

const { owner, site, home, about, technologies, testimonials, resume } = SAMPLE;
const [firstProfile, secondProfile] = owner.profiles;
const withCounter = (counter: object) => ({
  ...site,
  visitCounter: { script: 'https://a.dev/count.js', reportsTo: 'https://a.dev', ...counter },
});
const [firstTechnology, ...otherTechnologies] = technologies;
const [firstLink] = site.navigation;
const [firstJob, secondJob] = resume.work ?? [];
const wehike = 'case-studies/wehike/meta.ts';
const meta = SAMPLE.file(wehike).data as { pictures: [{ hero: object; alt: string }] };
const [{ hero, alt }] = meta.pictures;

test.each<[file: string, data: unknown, message: string]>([
  ['owner.json', { ...owner, name: '' }, `${at('owner.json', '"name"')}: name is empty. Write your name as visitors should read it.`],
  ['owner.json', { ...owner, url: 'https://a.test ' }, `${at('owner.json', '"url"')}: url "https://a.test " is not a web address.`],
  ['owner.json', { ...owner, timeZone: 'Brisbane' }, 'timeZone "Brisbane" is not a time zone. Write the time zone you work in'],
  ['owner.json', { ...owner, locale: 'English' }, 'locale "English" isn\'t a language tag that browsers support.'],
  ['owner.json', { ...owner, locale: 'en-au' }, 'locale "en-au" must be written "en-AU".'],
  ['owner.json', { ...owner, profiles: [{ ...firstProfile, url: 'contact' }] }, 'profiles 1, url "contact" is not an address.'],
  ['owner.json', { ...owner, profiles: [{ ...firstProfile, icon: 'gitbucket' }] }, 'profiles 1, icon must be one of: github, gitlab,'],
  ['site.ts', { ...site, navigation: [] }, 'navigation has 0 entries, but needs at least 1.'],
  ['site.ts', { ...site, navigation: Array(7).fill(firstLink) }, 'navigation has 7 entries, but can have at most 6.'],
  [
    'pages/home.ts',
    { ...home, greeting: undefined },
    `${at('pages/home.ts', 'greeting')}: greeting is missing. Write the greeting in the sky.`,
  ],
  ['pages/home.ts', { ...home, greeting: 1 }, `${at('pages/home.ts', 'greeting')}: greeting is not text.`],
  ['site.ts', withCounter({ script: 'https://a.dev/count.js;' }), 'visitCounter, script "https://a.dev/count.js;" is not the address of a'],
  ['site.ts', withCounter({ reportsTo: 'https://a.dev/' }), 'visitCounter, reportsTo "https://a.dev/" is not an address without a path.'],
  ['site.ts', withCounter({ attributes: { onload: '1' } }), 'visitCounter, attributes can have only attributes whose name begins with'],
  ['pages/home.ts', { ...home, sections: ['projects', 'blog'] }, 'sections 2 must be one of: technologies, projects,'],
  ['pages/home.ts', { ...home, sections: ['projects', 'projects'] }, 'sections names a section twice.'],
  [wehike, { ...meta, pictures: [{ alt }] }, 'pictures 1, hero is missing. Import the picture for wide screens.'],
  [wehike, { ...meta, card: hero }, 'card is imported with "?hero". Write "?card" after the name of the file.'],
  [
    'resume.json',
    { ...resume, work: [firstJob, { ...secondJob, startDate: 'last year' }] },
    `${at('resume.json', '"startDate": "2022"')}: work 2, startDate "last year" is not a date. Write a year, or a year and month such as "2024-03".`,
  ],
  ['resume.json', { ...resume, projects: [{ url: 'wehike' }] }, 'projects 1, url "wehike" is not an address.'],
])('a wrong value in %s is reported with file, line, field and what to write instead', (path, data, message) => {
  expect(schemaProblems({ ...SAMPLE.file(path), data })).toEqual([expect.stringContaining(message)]);
});

test('a misspelt field, and that something is therefore missing, are reported with the line of their object', () => {
  const { image, ...others } = firstTechnology ?? {};
  const data = [{ ...others, imgae: image }, ...otherTechnologies];
  expect(schemaProblems({ ...SAMPLE.file('technologies.ts'), data })).toEqual([
    `${at('technologies.ts', "'React'")}: technology 1, imgae is an unknown field. Check the spelling, or delete it.`,
    expect.stringContaining(`${at('technologies.ts', "'React'")}: technology 1 needs one icon. Write its name at simpleicons.org`),
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
    'is "Java", and Simple Icons has no icon of this name. Look for it at simpleicons.org, or import a file of your own as image.',
  ],
])('the icon of a technology has a name at Simple Icons, or a similar one is suggested: %s', (name, message) => {
  expect(iconProblem(name)).toBe(message);
});

test('any value in any field is accepted, or rejected in one plain line with file and field', () => {
  const fields = SAMPLE.files.flatMap((file) => valuesIn(file.data).map(({ path }) => ({ file, path })));
  const property = fc.property(fc.constantFrom(...fields), fc.anything(), ({ file, path }, value) => {
    const root = { data: structuredClone(file.data) } as Record<PropertyKey, unknown>;
    const keys = ['data', ...path];
    const parent = keys.slice(0, -1).reduce((inner, key) => inner[key] as typeof root, root);
    parent[keys.at(-1) ?? ''] = value;
    for (const problem of schemaProblems({ ...file, data: root.data })) {
      expect(problem).toMatch(/^sample\/[\w./-]+:\d+: \S[^\n]*$/);
      expect(problem).toContain(file.file);
      expect(problem).toContain(String(path.find((key) => typeof key === 'string')));
      expect(problem).not.toMatch(/\[object Object\]|Invalid input/);
    }
  });
  fc.assert(property, { numRuns: 500, seed: 20_261_115 });
});

test('OWN-08 the build accepts long and short texts, repetitions, short lists, private projects and stray spaces', async () => {
  const accepted = withData(SAMPLE, {
    'owner.json': { ...owner, name: 'Skye Sampleton-Wetherby of Brisbane', firstName: 'Skye ' },
    'site.ts': { ...site, navigation: [{ label: 'BLOG', to: 'https://blog.test' }] },
    'pages/home.ts': { ...home, sections: [] },
    'pages/about.ts': { ...about, meta: { title: 'About '.repeat(20), description: 'Short.', keywords: ['me'] } },
    'testimonials.ts': testimonials.map((one) => ({ ...one, comment: 'Good.' })),
    [wehike]: { ...meta, order: 1, name: 'A very long name '.repeat(4), live: undefined, code: undefined },
    'resume.json': { languages: [], salary: { per: 'month' } },
  });
  expect([...accepted.files.flatMap(schemaProblems), ...(await crossCheckProblems(accepted, () => true))]).toEqual([]);
});

const NO_PAGE = 'but there is no such page. Check the spelling, or delete the link.';

test('broken links and missing pictures are reported with their number and what to do', async () => {
  const wrong = withData(SAMPLE, {
    'owner.json': { ...owner, profiles: [firstProfile, { ...secondProfile, url: '/contct' }] },
    'site.ts': { ...site, footer: { ...site.footer, links: [firstLink, { label: 'Resume', to: '/resum' }] } },
    'testimonials.ts': testimonials.map((one) => ({ ...one, img: { ...one.img, src: 'sample/testimonials/tim.svg' } })).slice(1),
  });
  expect(await crossCheckProblems(wrong, () => true)).toEqual([
    `${at('testimonials.ts', 'img: priya')}: testimonial 1, img has no picture at sample/testimonials/tim.svg. Put one there, or name another file.`,
    `${at('owner.json', '/contact')}: profiles 2, url links to /contct, ${NO_PAGE}`,
    `${at('site.ts', 'Contact me')}: footer, links 2, to links to /resum, ${NO_PAGE}`,
  ]);
});

test('a site may leave out technologies, testimonials, the About page and the resume, but not link to a page that it left out', async () => {
  for (const file of ['technologies.ts', 'testimonials.ts', 'pages/about.ts', 'pages/resume.ts', 'resume.json'])
    rmSync(join(copy.project, 'sample', file));
  const { problems } = await copy.withChanges(
    { 'sample/case-studies/wehike/body.mdx': (text) => `[my resume](/resume)\n\n${text}` },
    checkContent,
  );
  cpSync('sample', join(copy.project, 'sample'), { recursive: true });
  expect(problems).toEqual([
    'sample/pages/about.mdx: is not used. Delete it as well, or put pages/about.ts back.',
    `${at('site.ts', 'ABOUT')}: navigation 2, to links to /about, ${NO_PAGE}`,
    `${at('site.ts', 'About')}: footer, links 1, to links to /about, ${NO_PAGE}`,
    `${at('site.ts', '/resume')}: footer, links 3, to links to /resume, ${NO_PAGE}`,
    'sample/case-studies/wehike/body.mdx:1: links to /resume, but there is no such page. Write the path of a page, such as "/contact", or a whole address.',
  ]);
});

test('errors in the theme, fields, links, MDX and page names are all reported in one run', async () => {
  const { problems } = await copy.withChanges(
    {
      'sample/theme.css': (text) => text.replace('--accent: #f7b938', '--accent: gold'),
      'sample/pages/about.mdx': (text) => `${text}\n[nowhere](/nope)\n`,
      'sample/pages/home.ts': (text) => text.replace(/ {2}greeting: .*\n/, ''),
      'sample/site.ts': (text) => text.replace("to: '/resume'", "to: '/resum'"),
      'sample/pages/blog.md': () => 'Hello.',
      'sample/pages/more/talks.mdx': () => 'Hello.',
      'sample/pages/wehike.mdx': () => "export const page = { heading: 'A', meta: { title: 'A', description: 'B', keywords: ['c'] } };",
      'sample/case-studies/About Me/meta.ts': () => "export { meta } from '../wehike/meta.ts';",
      'sample/case-studies/About Me/body.mdx': () => 'Hello.',
    },
    checkContent,
  );
  expect(problems.map((text) => text.replace(/(:\d+)?: .*/, '').replace('sample/', ''))).toEqual([
    'theme.css',
    'pages/home.ts',
    'case-studies/About Me',
    'pages/wehike.mdx',
    'pages/blog.md',
    'pages/more/talks.mdx',
    'site.ts',
    'pages/about.mdx',
  ]);
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
  const problemOf = (file: string) => pictureProblem(copy.project, `pictures/${file}`);
  expect(await problemOf('animated.gif')).toMatch(/which is animated, and visitors could not stop it\. .*<Video /);
  expect(await problemOf('bare.svg')).toBe(
    'is pictures/bare.svg, an SVG without a size, or with an error in it. Give its <svg> tag a viewBox, or export it again.',
  );
  expect(await problemOf('video.mp4')).toContain('is pictures/video.mp4, which browsers cannot show as a picture.');
  expect(await problemOf('empty.webp')).toBe('is pictures/empty.webp, which cannot be read as a picture. Export it again.');
  expect(await problemOf('100%.webp')).toContain('a file name with % or # cannot be part of an address. Rename the file.');
});
