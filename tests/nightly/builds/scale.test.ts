import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { buildSite, copyProject } from '../../support/build-site.ts';
import { documentsIn, filesIn } from '../../support/dist.ts';

/** A portfolio has 3 to 30. */
const CASE_STUDIES = 50;
/** The home page is full with these. */
const FEW = 9;
const BYTES_PER_CASE_STUDY = 300;
const projects: string[] = [];
afterAll(() => {
  for (const project of projects) rmSync(project, { recursive: true });
});

/** Builds a copy of the site with this many case studies; the names differ as real names do. */
async function buildWith(count: number) {
  const project = copyProject(`scale-${count}`);
  projects.push(project);
  const sample = readFileSync('content/case-studies/wehike/case-study.mdx', 'utf8');
  for (let order = 4; order <= count; order++) {
    const folder = join(project, 'content/case-studies', slugOf(order));
    mkdirSync(folder);
    const words = sample
      .replace('order: 2', `order: ${order}`)
      .replace('name: WeHike', `name: Project ${order}`)
      .replace(/description: .*/, (text) => `${text.slice(0, 100)} ${order}.`);
    writeFileSync(join(folder, 'case-study.mdx'), words);
    for (const picture of ['stage', 'card', 'grid'])
      copyFileSync('content/case-studies/mycelium/growth-1.webp', join(folder, `${picture}.webp`));
  }
  const out = await buildSite({ project, out: join(project, 'dist') });
  return { out, home: measureHome(out) };
}

function slugOf(order: number): string {
  const words = ['river', 'copper', 'lantern', 'harbour', 'magpie', 'ginger', 'signal', 'paddock', 'velvet', 'kettle', 'wattle', 'orbit'];
  return [order % 12, (order * 7 + 3) % 11, order].map((part, index) => (index < 2 ? words[part] : part)).join('-');
}

/** Cards and HTML of the home page, and the brotli bytes of the scripts that hydrate it. */
function measureHome(out: string) {
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const scripts = filesIn(join(out, 'assets')).filter((file) => /^(loader|main|react|shared|home-screen)-.*\.js$/.test(file));
  return {
    cards: html.match(/CASE STUDY/g)?.length ?? 0,
    html: html.length,
    scripts: scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(out, 'assets', file))).length, 0),
  };
}

test(`SCALE-03 with ${CASE_STUDIES} case studies the home page grows only by the cards it shows, its scripts by at most ${BYTES_PER_CASE_STUDY} bytes each`, async () => {
  const few = await buildWith(FEW);
  const many = await buildWith(CASE_STUDIES);
  const bytesEach = (many.home.scripts - few.home.scripts) / (CASE_STUDIES - FEW);
  console.log(`SCALE-03 home scripts grow by ${bytesEach.toFixed(1)} brotli bytes a case study`);

  expect(documentsIn(many.out)).toHaveLength(CASE_STUDIES + 5);
  expect(few.home.cards).toBe(FEW);
  expect(many.home.cards).toBe(FEW);
  expect(Math.abs(many.home.html - few.home.html)).toBeLessThan(100);
  expect(bytesEach).toBeLessThanOrEqual(BYTES_PER_CASE_STUDY);
});
