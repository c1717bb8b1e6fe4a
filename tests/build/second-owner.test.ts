import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine, report } from '../../doctor/doctor.ts';
import { buildSite, run } from '../support/build-site.ts';
import { documentsIn, filesIn } from '../support/dist.ts';
import { brokenLinks, orphanPictures } from '../support/links.ts';
import { readPdf } from '../support/pdf.ts';
import { secondOwner } from '../support/second-owner.ts';

/** Strings that only the sample owner's site may hold. */
const SAMPLE = /skye|sampleton|brisbane|suncoast|wehike|mycelium|priya|fictional|tom invented|example\.com/i;
const URL_OF_SECOND = 'https://ngaireholloway.test';

let project = '';
let out = '';
beforeAll(async () => {
  project = await secondOwner('second-owner');
  run(project, 'resume');
  run(project, 'cards');
  out = buildSite({ project, out: join(project, 'dist') });
}, 400_000); // It draws and builds a whole site: a busy machine takes its time.
afterAll(() => rmSync(project, { recursive: true }));

test('in the site of another owner no name, file or text holds a string of the sample owner', () => {
  const files = filesIn(out).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.filter((file) => SAMPLE.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|svg|json|txt|vcf|xml|webmanifest)$|^_/.test(file));
  expect(texts.length).toBeGreaterThan(25);
  for (const file of texts) expect(SAMPLE.exec(readFileSync(join(out, file), 'utf8'))?.[0], file).toBeUndefined();
});

test('nor do the PDF, the contact card and what pictures say about themselves', async () => {
  const name = join(out, 'images/Ngaire_Holloway_CV');
  const { words, title, author } = await readPdf(`${name}.pdf`);
  expect(words).toMatch(/^Ngaire Holloway Front-end engineer Hobart, Tasmania/);
  expect(`${words} ${title} ${author}`).not.toMatch(SAMPLE);
  expect(readFileSync(`${name}.vcf`, 'utf8')).toContain('N:Holloway;Ngaire;;;');
  for (const file of filesIn(join(out, 'images')).filter((picture) => /\.(png|webp|avif)$/.test(picture))) {
    const { exif, xmp, iptc, comments } = await sharp(join(out, 'images', file)).metadata();
    expect([exif, xmp, iptc, comments], file).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test('titles, canonical addresses, sitemap, share cards and structured data follow the new owner', () => {
  const pages = documentsIn(out).filter(({ file }) => file !== '404.html');
  expect(pages.map(({ file }) => file)).toEqual([
    'about.html',
    'bread-club.html',
    'contact.html',
    'harbour-tides.html',
    'index.html',
    'resume.html',
  ]);
  for (const { file, html } of pages) {
    const address = `${URL_OF_SECOND}/${file === 'index.html' ? '' : file.replace('.html', '')}`;
    expect(html, file).toMatch(/<title>[^<]+ - Ngaire Holloway Portfolio<\/title>/);
    expect(html, file).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html, file).toMatch(new RegExp(`property="og:image" content="${URL_OF_SECOND}/images/cards/[a-z-]+\\.png"`));
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain(`<loc>${address}</loc>`);
  }
  expect(readFileSync(join(out, 'harbour-tides.html'), 'utf8')).toContain(`"@id":"${URL_OF_SECOND}/#owner","name":"Ngaire Holloway"`);
  expect(brokenLinks(out)).toEqual([]);
  expect(orphanPictures(out)).toEqual([]);
});

test('the doctor finds the site of the new owner ready to be published', async () => {
  const { text, isFit } = report(await examine(project, new Date('2026-11-15')));
  expect(text).toMatch(/Ready to publish\.$/);
  expect(isFit).toBe(true);
});
