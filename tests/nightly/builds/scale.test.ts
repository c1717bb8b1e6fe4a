import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { buildSite, copyProject } from '../../support/sites/build-site.ts';
import { documentsIn, filesIn } from '../../support/sites/dist.ts';

/** More than any portfolio has: 3 to 30 are common. */
const CASE_STUDIES = 50;
/** With this many the home page shows all the cards that it can show. */
const FEW = 9;
const BYTES_PER_CASE_STUDY = 300;
const projects: string[] = [];
afterAll(() => {
  for (const project of projects) rmSync(project, { recursive: true });
});

/** Builds a copy of the site with this many case studies; their names differ as real names do. */
async function buildWith(count: number) {
  const project = copyProject(`scale-${count}`);
  projects.push(project);
  const sample = readFileSync('sample/case-studies/wehike/meta.ts', 'utf8');
  for (let order = 4; order <= count; order++) {
    const folder = join(project, 'sample/case-studies', slugOf(order));
    mkdirSync(folder);
    const facts = sample
      .replace('order: 2', `order: ${order}`)
      .replace("'WeHike'", `'Project ${order}'`)
      .replace(
        /(title|summary|description|role|team|time|stack|outcome|alt):\s+'([^']*)'/g,
        (_, field, text) => `${field}: '${otherWords(text, order)}'`,
      );
    writeFileSync(join(folder, 'meta.ts'), facts);
    writeFileSync(join(folder, 'body.mdx'), `## DESIGN BRIEF\n\nProject ${order} had to be small.\n`);
    for (const picture of ['stage', 'card']) copyFileSync('sample/case-studies/mycelium/growth-1.webp', join(folder, `${picture}.webp`));
  }
  const start = performance.now();
  const out = await buildSite({ project, out: join(project, 'dist') });
  return { out, seconds: (performance.now() - start) / 1000, home: measureHome(out) };
}

const VOCABULARY = [...new Set(readFileSync('sample/case-studies/suncoastpatios/body.mdx', 'utf8').match(/\b[A-Za-z]{3,}\b/g))];

/** Other words of about the same length: a copy of the same text would compress better than real case studies do. */
function otherWords(text: string, order: number): string {
  const words = text.split(' ').map((_, index) => VOCABULARY[(order * 7919 + index * (order * 31 + 17) + text.length) % VOCABULARY.length]);
  return words.join(' ').slice(0, text.length).trim().padEnd(text.length, '.');
}

function slugOf(order: number): string {
  const words = ['river', 'copper', 'lantern', 'harbour', 'magpie', 'ginger', 'signal', 'paddock', 'velvet', 'kettle', 'wattle', 'orbit'];
  return [order % 12, (order * 7 + 3) % 11, order].map((part, index) => (index < 2 ? words[part] : part)).join('-');
}

/** Cards and HTML of the home page, and the brotli bytes of the scripts that hydrate it. */
function measureHome(out: string) {
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const scripts = filesIn(join(out, 'assets/hashed')).filter((file) =>
    /^(loader|main|react|shared|case-studies|home-screen)-.*\.js$/.test(file),
  );
  return {
    cards: html.match(/CASE STUDY/g)?.length ?? 0,
    html: html.length,
    scripts: scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(out, 'assets/hashed', file))).length, 0),
  };
}

test(`SCALE-03 with ${CASE_STUDIES} case studies the home page grows only by the cards it shows, its scripts by at most ${BYTES_PER_CASE_STUDY} bytes each`, async () => {
  const few = await buildWith(FEW);
  const many = await buildWith(CASE_STUDIES);
  const bytesEach = (many.home.scripts - few.home.scripts) / (CASE_STUDIES - FEW);
  console.log(
    `SCALE-03 home scripts grow by ${bytesEach.toFixed(1)} brotli bytes a case study; with ${CASE_STUDIES}: built in ${many.seconds.toFixed(0)} s, home has ${many.home.html} bytes of HTML and ${many.home.scripts} of scripts`,
  );

  expect(documentsIn(many.out)).toHaveLength(CASE_STUDIES + 5);
  expect(few.home.cards).toBe(FEW);
  expect(many.home.cards).toBe(FEW);
  expect(Math.abs(many.home.html - few.home.html)).toBeLessThan(100);
  expect(bytesEach).toBeLessThanOrEqual(BYTES_PER_CASE_STUDY);
});
