import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { textsIn } from '../../engine/content/values.ts';
import { shareCardPages } from '../../engine/generate/share-card-html.ts';
import { writeHostFolder } from '../../engine/hosts/host-folder.ts';
import { originalHash } from '../../engine/pictures/picture-files.ts';
import { resumeOutline } from '../../engine/resume/format-resume.ts';
import { colourOf } from '../../engine/theme/colours.ts';
import { contrastRatio } from '../../engine/theme/contrast.ts';
import { report, runChecks } from '../../tools/owner/doctor/run-checks.ts';
import { entryTexts, expectInOrder } from '../support/owners/resume-text.ts';
import { readSite } from '../support/owners/sample.ts';
import { readPdf } from '../support/pdf.ts';
import { appOf, attributes, documentsIn, filesIn, metaOf, textOf } from '../support/sites/dist.ts';
import { brokenLinks } from '../support/sites/links.ts';
import { SITES, serve } from '../support/sites/sites.ts';

const { project, dist, base } = SITES.demanding;
const SITE = 'https://maya.test/portfolio';
/** Strings that only the sample owner's site may contain. */
const SAMPLE = /skye|sampleton|brisbane|suncoast|wehike|mycelium|priya|fictional|tom invented|example\.com/i;

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const content = readSite(project, 'content');
const published = filesIn(dist).filter((file) => !/\.(br|gz)$/.test(file));
const texts = published.filter((file) => /\.(html|js|css|svg|json|txt|xml|webmanifest)$|^_/.test(file));
const pdf = await readPdf(join(dist, 'images/Maya_Okafor-Lindqvist_CV.pdf'));

test('OWN-04 OWN-21 the doctor finds her site ready to publish, and reminds her of the card of an article', async () => {
  const { text, isReady } = report(await runChecks(project, new Date('2026-11-15'), 'content'));
  expect(text).toMatch(/Ready to publish\.$/);
  expect(text).toContain(
    '! content/public/images/cards/writing.en-sida-om-regn.png: missing, or older than the content or the theme. A link to a new article shows the card of the home page, and one to a changed article its old card. Run "npm run draw cards", or put your own file there.',
  );
  expect(isReady).toBe(true);
});

test('OWN-04 the language of the site is declared to browsers, search engines, link previews and the manifest', () => {
  for (const { file, html } of documentsIn(dist)) {
    expect(html, file).toContain('<html lang="sv-SE" dir="ltr">');
    expect(metaOf(html, 'og:locale'), file).toEqual(['sv_SE']);
  }
  expect(read('index.html')).toContain('"inLanguage":"sv-SE"');
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ lang: 'sv-SE', name: 'Maya Okafor-Lindqvist Portfölj' });
  expect(textOf(appOf(read('hamnkontroll.html')))).toContain('2 minuters läsning');
});

test('OWN-04 the text of a project is in the script of its own page, so that home does not load it', () => {
  const scripts = published.filter((file) => file.endsWith('.js') && read(file).includes('I kontrollrummet satt tre operatörer'));
  expect(scripts).toEqual([expect.stringMatching(/^assets\/hashed\/hamnkontroll-/)]);
});

test('OWN-04 a page has a tag for its keywords only if it has some', () => {
  const keywords = (file: string) => metaOf(read(file), 'keywords').length;
  expect(['kodstugan.html', 'uses.html', 'tidtabell.html', 'talks.html'].map(keywords)).toEqual([0, 0, 1, 1]);
});

test('OWN-04 a project has buttons to its site and its code only if it has these links, with the texts that she gives them', () => {
  const headOf = (file: string) => /<header class="case-head">.*?<\/header>/s.exec(read(file))?.[0] ?? '';
  const buttons = (html = '') => Array.from(html.matchAll(/class="button button-\w+"><span>([^<]+)</g), ([, label]) => label);
  expect(buttons(headOf('hamnkontroll.html'))).toEqual([]);
  expect(buttons(headOf('kodstugan.html'))).toEqual(['Dokumentation']);
  expect(buttons(headOf('tidtabell.html'))).toEqual(['Visa koden', 'Ladda ner appen']);
  const [featured, card] = [/class="project-caption">.*?<\/section>/s, /<article class="card" aria-label="Kodstugan".*?<\/article>/s];
  expect(buttons(featured.exec(read('index.html'))?.[0]).slice(0, 3)).toEqual(['Ladda ner appen', 'Visa koden', 'Läs fallstudien']);
  expect(buttons(card.exec(read('index.html'))?.[0])).toEqual(['Dokumentation', 'Läs fallstudien']);
});

test('OWN-04 the overview of a project has only the lines that she has written', () => {
  const terms = Array.from(read('hamnkontroll.html').matchAll(/<dt>([^<]+)/g), ([, term]) => term);
  expect(terms).toEqual(['Roll', 'Teknik', 'Resultat']);
});

test('OWN-04 the About page without a portrait has no empty frame, and neither has its share card', async () => {
  expect(read('about.html')).not.toContain('class="portrait');
  expect(metaOf(read('about.html'), 'og:image:alt')).toEqual(['Om mig, i lugn och ro, Tio år vid hållplatser och kajer']);
});

test('OWN-15 without a picture for phones, they show the part of the hero image around its focus, by day and at night', async () => {
  const [, file = ''] = /srcSet="\/portfolio\/(images\/hashed\/hero-\S+\.webp) \d+w"[^>]*max-width/.exec(read('kodstugan.html')) ?? [];
  const part = { top: 0, width: 479, height: 344 };
  const pixels = (picture: Sharp) => picture.greyscale().raw().toBuffer();
  const shown = await pixels(sharp(join(dist, file)));
  const differences = await Promise.all(
    [0, 60, 120].map(async (left) => {
      const photo = sharp(join(project, 'content/case-studies/kodstugan/hero.jpg')).autoOrient();
      const other = await pixels(photo.extract({ left, ...part }));
      return shown.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / shown.length;
    }),
  );
  expect(Math.min(...differences), 'it ends where the photo ends').toBe(differences[2]);
  expect(/class="night-picture">.*?<\/picture>/.exec(read('kodstugan.html'))?.[0]).toContain(file);
});

test('OWN-15 on the share card of a project the point of the hero image that she names is in the middle', async () => {
  const card = shareCardPages(content).find(({ page }) => page.route === '/kodstugan');
  const [, crop = '', position = ''] = /src="(\S+)" alt="" style="object-position: (\d+)%/.exec(card?.html ?? '') ?? [];
  const { autoOrient: photo } = await sharp(Buffer.from(crop.replace(/^.*,/, ''), 'base64')).metadata();
  const shown = ((536 / 630) * photo.height) / photo.width; // The part of its width that fits into the pane.
  expect((Number(position) / 100) * (1 - shown) + shown / 2).toBeCloseTo(0.7, 1);
});

test('OWN-04 icons of technologies that she names have enough contrast with their cards in both modes', async () => {
  const icons = published.filter((file) => /^images\/hashed\/(express|nodedotjs|npm|vite)-.*\.svg$/.test(file));
  expect(icons).toHaveLength(4);
  for (const file of icons) {
    const [light = '', dark = ''] = Array.from(read(file).matchAll(/fill:(#\w{6})/g), ([, colour]) => colour);
    expect(contrastRatio(content.theme, 'light', light, colourOf(content.theme, 'light', '--surface')), file).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(content.theme, 'dark', dark, colourOf(content.theme, 'dark', '--surface')), file).toBeGreaterThanOrEqual(3);
  }
  expect(read(icons.find((file) => file.includes('vite-')) ?? ''), 'in its own colour').toContain('path{fill:#9135FF}');
  const express = icons.find((file) => file.includes('express')) ?? '';
  expect(read(express), 'black is not visible in dark mode').toContain(
    `#dark:target path{fill:${colourOf(content.theme, 'dark', '--ink')}}`,
  );
});

test('OWN-04 home has the sections that its list names, in that order, except the testimonials, which she has deleted', () => {
  const home = read('index.html');
  const positions = ['id="projects"', 'id="technologies"', 'class="wrap contact"'].map((section) => home.indexOf(section));
  expect(positions.every((position) => position > 0)).toBe(true);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(home).not.toContain('id="testimonials"');
});

test('OWN-04 her profiles are on home, in the structured data and in the JSON Resume', () => {
  const home = read('index.html');
  for (const url of ['https://social.test/@maya', 'https://orcid.test/0000-0002-1825-0097', 'https://blog.maya.test']) {
    expect(home).toContain(`<a href="${url}" target="_blank" rel="noopener noreferrer" class="round-link">`);
    expect(home).toContain(`"${url}"`);
    expect(read('images/Maya_Okafor-Lindqvist_CV.json')).toContain(`"url": "${url}"`);
  }
});

test('OWN-04 her custom pages have a title, a description, a canonical address, a share card and a sitemap entry', () => {
  const sitemap = read('sitemap.xml');
  for (const page of ['kitchen-sink', 'talks', 'uses']) {
    const html = read(`${page}.html`);
    expect(html, page).toMatch(/<title>[^<]+ - Maya Okafor-Lindqvist Portfölj<\/title>/);
    expect(metaOf(html, 'description')[0]?.length, page).toBeGreaterThanOrEqual(70);
    expect(html, page).toContain(`<link rel="canonical" href="${SITE}/${page}"/>`);
    expect(metaOf(html, 'og:image'), page).toEqual([`${SITE}/images/cards/${page}.png`]);
    expect(sitemap).toContain(`<loc>${SITE}/${page}</loc>`);
  }
});

test('OWN-04 her files in public/ are published unchanged: robots.txt, security.txt, an icon and downloads, also compressed ones', () => {
  const own = filesIn(join(project, 'content/public')).filter((file) => !file.startsWith('images/'));
  expect(own).toEqual(expect.arrayContaining(['robots.txt', '.well-known/security.txt', 'favicon.svg', 'downloads/avgangar.json.gz']));
  const bytesOf = (folder: string, file: string) => readFileSync(join(project, folder, file), 'base64');
  for (const file of own) expect(bytesOf('dist', file), file).toBe(bytesOf('content/public', file));

  writeHostFolder('pages', { dist, to: join(project, 'dist-pages'), isDeployPreview: false });
  const onPages = filesIn(join(project, 'dist-pages'));
  expect(onPages).toEqual(expect.arrayContaining(own));
  expect(onPages.filter((file) => /\.(br|gz)$|^_headers$|^\.assetsignore$/.test(file))).toEqual(['downloads/avgangar.json.gz']);
});

test('OWN-04 npm run preview sends her compressed file as it is', async () => {
  const server = await serve(dist, base, project);
  const response = await fetch(`${server.origin}${base}downloads/avgangar.json.gz`);
  expect(response.headers.get('content-type')).toBe('application/gzip');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(project, 'content/public/downloads/avgangar.json.gz')));
  await server.close();
});

test('REL-20 REL-17 on a site below a path every link, hash and asset resolves, also in Markdown', () => {
  expect(brokenLinks(dist, base)).toEqual([]);
  expect(read('about.html')).toContain(`<a href="${base}kodstugan">Kodstugan</a>`);
});

test('OWN-05 code is highlighted by class names, and a page without code does not load their stylesheet', () => {
  for (const { file, html } of documentsIn(dist)) expect(html, file).not.toMatch(/\sstyle="/);
  expect(read('kitchen-sink.html')).toContain('<span class="pl-k">type</span>');
  const blocks = read('kitchen-sink.html').match(/<figure class="code(?: is-long)?"><pre.*?<\/pre>/gs) ?? [];
  expect(blocks).toHaveLength(6);
  expect(blocks.filter((block) => !block.includes('<span class="pl-'))).toEqual([]);
  expect(read('kitchen-sink.html')).toMatch(/<td class="align-right">3<\/td>/);
});

test('OWN-01 no published name, text or picture comes from the sample', async () => {
  expect(published.filter((file) => SAMPLE.test(file))).toEqual([]);
  expect(texts.length).toBeGreaterThan(25);
  const own = new Set(longTextsOf(project, 'content'));
  const foreign = longTextsOf('.', 'sample').filter((text) => !own.has(text));
  expect(foreign.length).toBeGreaterThan(100);
  for (const file of texts) {
    const text = readFileSync(join(dist, file), 'utf8');
    expect(SAMPLE.exec(text)?.[0], file).toBeUndefined();
    expect(
      foreign.filter((sampleText) => text.includes(sampleText)),
      file,
    ).toEqual([]);
  }
  const originals = filesIn('sample').filter((file) => /\.(webp|png|jpe?g)$/.test(file) && !file.startsWith('public/'));
  const hashes = originals.map((file) => originalHash(join('sample', file)));
  expect(hashes.length).toBeGreaterThan(5);
  expect(published.filter((file) => hashes.some((hash) => file.includes(hash)))).toEqual([]);
  const bytesIn = (folder: string) => filesIn(folder).map((file) => readFileSync(join(folder, file)).toString('base64'));
  const ownFiles = new Set(bytesIn(join(project, 'content')));
  const foreignFiles = new Set(bytesIn('sample').filter((bytes) => !ownFiles.has(bytes)));
  expect(published.filter((file) => foreignFiles.has(readFileSync(join(dist, file)).toString('base64')))).toEqual([]);
});

/** The texts of a content folder that are too long to be the same by chance. */
function longTextsOf(root: string, folder: string): string[] {
  const { files } = readSite(root, folder);
  const fields = files.flatMap(({ data }) => textsIn(data)).map(([, text]) => text);
  const lines = files.flatMap(({ text }) => text?.body.split('\n') ?? []);
  return [...fields, ...lines].filter((text) => text.length > 20);
}

test('OWN-01 the EXIF data of her photo is not published', async () => {
  expect((await sharp(join(project, 'content/pages/Maya på Öland.JPG')).metadata()).exif).toBeDefined();
  const pictures = published.filter((file) => /^images\/hashed\/Maya-p.*\.(webp|avif)$/.test(file));
  expect(pictures.length).toBeGreaterThan(0);
  for (const file of pictures) expect((await sharp(join(dist, file)).metadata()).exif, file).toBeUndefined();
});

test('OWN-15 all files of a picture have one shape, and a photo that a phone has turned is upright', () => {
  for (const { file, html } of documentsIn(dist)) {
    for (const files of attributes(html, 'source', 'srcset|srcSet')) {
      const shapes = Array.from(files.matchAll(/-(\d+)x(\d+)\.\w+ /g), ([, width, height]) => Number(width) / Number(height));
      for (const shape of shapes) expect(shape / (shapes[0] ?? 0), `${file}: ${files}`).toBeCloseTo(1, 1);
    }
  }
  expect(read('kodstugan.html')).toMatch(/<img src="[^"]+\/mentor-[^"]+-750x1000\.webp" width="750" height="1000"/);
  expect(read('kodstugan.html')).toMatch(/<img src="[^"]+\/hero-[^"]+-600x345\.webp" width="600" height="345"/);
});

test('OWN-03 the PDF has every section of the resume in order, in the language of the site, on two pages', async () => {
  const { owner, resume, labels } = content;
  const outline = resumeOutline(resume, labels.resume, owner.locale);
  expect(outline).toHaveLength(11);
  expect(pdf.pages).toHaveLength(2);
  expect(pdf.language).toBe('sv-SE');
  expectInOrder(pdf.text, [owner.name, ...outline.flatMap(({ heading, entries }) => [heading, ...entries.flatMap(entryTexts)])]);
  expect(pdf.text).toContain('aug. 2016');
  const headings = Object.values(labels.resume.headings);
  expect(
    headings.filter((heading) => pdf.pages.some(({ text }) => text.endsWith(heading))),
    'no heading is at the bottom of a page',
  ).toEqual([]);
});

test('OWN-07 pages, manifest, share cards and the PDF have the colours of her theme', async () => {
  const [sky, skyTop, page, ink] = ['--sky', '--sky-top', '--page', '--ink'].map((name) => colourOf(content.theme, 'light', name));
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ background_color: page, theme_color: sky });
  expect(metaOf(read('index.html'), 'theme-color')).toEqual([skyTop]);
  expect(pdf.fills).toContain(ink);
  const corner = await sharp(join(dist, 'images/cards/home.png'))
    .removeAlpha()
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${corner.toString('hex')}`).toBe(page);
});

test('OWN-07 in a theme without a sky no page has clouds, a sun, stars or a button that pauses them', () => {
  const inSky = (folder: string) =>
    documentsIn(folder).flatMap(({ html }) => html.match(/\/clouds-|class="(disc|stars|motion-toggle)\b/g) ?? []);
  expect(new Set(inSky(SITES.sample.dist)).size).toBe(4); // The sample has all of them.
  expect(inSky(dist)).toEqual([]);
});

test('OWN-07 her icon is the logo in the header and on share cards, and the footer has no symbol of the sample', async () => {
  const tree = 'M24 3l9 12';
  const [, logo = ''] = /<img src="([^"]+)"[^>]* class="logo light-only"/.exec(read('talks.html')) ?? [];
  expect(read(logo.replace(base, ''))).toContain(tree);
  expect(read('talks.html')).not.toContain('class="cloud-cover"');
  for (const { html } of shareCardPages(content)) {
    const [, data = ''] = /class="share-card-logo" src="data:image\/svg\+xml;base64,([^"]+)"/.exec(html) ?? [];
    expect(Buffer.from(data, 'base64').toString()).toContain(tree);
  }
});

test('OWN-21 the build draws the icons that she has not made herself from her icon.svg, in the colours of her theme', async () => {
  const { data, info } = await sharp(join(dist, 'apple-touch-icon.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => `#${data.subarray((y * info.width + x) * 3).toString('hex', 0, 3)}`;
  expect(colourAt(2, 2)).toBe(colourOf(content.theme, 'light', '--sky'));
  expect(colourAt(90, 90)).toBe('#1d5b45'); // Her fir.
});
