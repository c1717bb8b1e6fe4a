import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { textsIn } from '../../../engine/content/values-in.ts';
import { staleDrawings } from '../../../engine/drawings/stale-drawings.ts';
import { masterHash } from '../../../engine/pictures/picture-files.ts';
import { examine, report } from '../../../tools/owner/doctor/doctor.ts';
import { OTHER_OWNER } from '../../support/owners/other-owner.ts';
import { readPdf } from '../../support/pdf.ts';
import { documentsIn, filesIn } from '../../support/sites/dist.ts';
import { brokenLinks, orphanPictures } from '../../support/sites/links.ts';
import { SITES } from '../../support/sites/sites.ts';

/** Strings that only the sample owner's site may hold. */
const SAMPLE = /skye|sampleton|brisbane|suncoast|wehike|mycelium|priya|fictional|tom invented|example\.com/i;
const DRAWING_FROM_PT = 400; // The left edge of the sun and the cloud on the resume.

const { project, dist } = SITES.otherOwner;
const { name, url } = OTHER_OWNER;
const images = filesIn(join(dist, 'images'));

test('in the site of another owner no name, file or text holds a string of the sample owner', () => {
  const files = filesIn(dist).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.filter((file) => SAMPLE.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|svg|json|txt|xml|webmanifest)$|^_/.test(file));
  expect(texts.length).toBeGreaterThan(25);
  for (const file of texts) expect(SAMPLE.exec(readFileSync(join(dist, file), 'utf8'))?.[0], file).toBeUndefined();
});

/** Every text of a content folder that is too long to be the same by chance, line by line, with the words of the figures. */
async function textsOf(folder: string): Promise<string[]> {
  const { content } = await checkContent(project, folder);
  const fields = content.files.flatMap(({ data }) => textsIn(data)).map(([, text]) => text);
  const prose = filesIn(join(project, folder)).filter((file) => file.endsWith('.mdx'));
  const lines = prose.flatMap((file) => readFileSync(join(project, folder, file), 'utf8').split('\n'));
  const pieces = filesIn(join(project, folder)).filter((file) => /\/(intro|words|labels)\.ts$/.test(file));
  const words = pieces.flatMap((file) => readFileSync(join(project, folder, file), 'utf8').match(/(?<=')[^'\n]+(?=',?$)/gm) ?? []);
  return [...fields, ...lines, ...words].filter((text) => text.length > 20);
}

test('OWN-01 the published files hold no text, picture or file of the sample that the content does not', async () => {
  const own = new Set(await textsOf('content'));
  const foreign = (await textsOf('sample')).filter((text) => !own.has(text));
  expect(foreign.length).toBeGreaterThan(150);
  const published = filesIn(dist).filter((file) => !/\.(br|gz)$/.test(file));
  for (const file of published.filter((name) => /\.(html|js|css|json|txt|xml|webmanifest)$/.test(name))) {
    const text = readFileSync(join(dist, file), 'utf8');
    expect(
      foreign.filter((words) => text.includes(words)),
      file,
    ).toEqual([]);
  }
  const masters = filesIn(join(project, 'sample')).filter((file) => /\.(webp|png|jpe?g)$/.test(file) && !file.startsWith('public/'));
  const hashes = masters.map((file) => masterHash(join(project, 'sample', file)));
  expect(published.filter((file) => hashes.some((hash) => file.includes(hash)))).toEqual([]);
  const styles = published.filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(dist, file), 'utf8'));
  expect(styles.join()).not.toMatch(/\.(garden|map|crawler)\b/);
  const bytesIn = (folder: string) => filesIn(folder).map((file) => readFileSync(join(folder, file)).toString('base64'));
  const ownFiles = new Set(bytesIn(join(project, 'content')));
  const foreignFiles = new Set(bytesIn(join(project, 'sample')).filter((bytes) => !ownFiles.has(bytes)));
  expect(published.filter((file) => foreignFiles.has(readFileSync(join(dist, file)).toString('base64')))).toEqual([]);
  const names = filesIn(join(project, 'sample/technologies')).map((file) => file.replace('.svg', ''));
  const icons = names.filter((name) => published.some((file) => file.startsWith(`images/hashed/${name}-`)));
  expect(icons).toEqual(['figma', 'git', 'nodejs', 'react', 'typescript', 'vitest']); // Only the icons that technologies.ts imports.
});

test('the downloads and the metadata of pictures do not either, even if a photo of the owner has some', async () => {
  const downloads = join(dist, 'images/Maximiliana_Hohenstein-Bergedorf_CV');
  const { words, title } = await readPdf(`${downloads}.pdf`);
  expect(words).toMatch(/^Maximiliana Hohenstein-\s?Bergedorf Front-end engineer Hobart, Tasmania/); // The name may have a line break at its hyphen.
  expect(`${words} ${title}`).not.toMatch(SAMPLE);
  expect(readFileSync(`${downloads}.json`, 'utf8')).toContain(name);
  expect((await sharp(join(project, 'content/pages/Me at Zoë’s.JPG')).metadata()).exif).toBeDefined();
  for (const file of images.filter((picture) => /\.(png|webp|avif)$/.test(picture))) {
    const { exif, xmp, iptc, comments } = await sharp(join(dist, 'images', file)).metadata();
    expect([exif, xmp, iptc, comments], file).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test('a long name stays clear of the drawing on the resume', async () => {
  const { pieces } = await readPdf(join(dist, 'images/Maximiliana_Hohenstein-Bergedorf_CV.pdf'));
  const ofName = pieces.filter(({ text }) => text.length > 3 && name.includes(text.trim()));
  expect(ofName.length).toBeGreaterThan(0);
  for (const { text, right } of ofName) expect(right, text).toBeLessThan(DRAWING_FROM_PT);
});

test('titles, canonical addresses, sitemap, share cards and structured data follow the new owner', () => {
  const pages = documentsIn(dist).filter(({ file }) => file !== '404.html');
  const more = [3, 4, 5, 6, 7, 8, 9].map((order) => `job-${order}`);
  expect(pages.map(({ file }) => file)).toEqual(
    ['about', 'bread-club', 'contact', 'harbour-tides', 'index', ...more, 'resume'].map((page) => `${page}.html`),
  );
  for (const { file, html } of pages) {
    const address = `${url}/${file === 'index.html' ? '' : file.replace('.html', '')}`;
    expect(html, file).toMatch(new RegExp(`<title>[^<]+ - ${name} Portfolio</title>`));
    expect(html, file).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html, file).toMatch(new RegExp(`property="og:image" content="${url}/images/cards/[a-z0-9-]+\\.png"`));
    expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).toContain(`<loc>${address}</loc>`);
  }
  expect(readFileSync(join(dist, 'harbour-tides.html'), 'utf8')).toContain(`"@id":"${url}/#owner","name":"${name}"`);
  expect(brokenLinks(dist)).toEqual([]);
  expect(orphanPictures(dist)).toEqual([]);
});

test('a photo from a camera becomes pictures of the right shape, whatever its name', () => {
  const sizes = images.flatMap((file) => /^hashed\/Me-at-Zo-s-[\w-]{8}-(\d+x\d+)\.avif$/.exec(file)?.[1] ?? []);
  expect(sizes).toContain('750x900'); // The part of the photo that the frame of 5:6 shows.
});

test('the doctor finds the site of the new owner ready to be published, and everything is drawn from the newest words', async () => {
  const { text, isReady } = report(await examine(project, new Date('2026-11-15'), 'content'));
  expect(text).toMatch(/Ready to publish\.$/);
  expect(isReady).toBe(true);
  expect(staleDrawings((await checkContent(project, 'content')).content)).toEqual([]);
});
