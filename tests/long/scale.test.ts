import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { documentsIn, filesIn } from '../support/sites/dist.ts';
import { buildSite, copyProject } from '../support/sites/project-copy.ts';

/** With this many case studies home shows as many cards as it can. */
const FEW = 9;
/** More than any portfolio has: 3 to 30 are common. */
const MANY = 50;

test('SCALE-03 with 50 case studies home grows only by the cards it shows, its scripts by at most 300 bytes each', async () => {
  const few = await buildWith(FEW);
  const many = await buildWith(MANY);
  expect(many.documents).toBe(MANY + 5);
  expect([few.cards, many.cards]).toEqual([FEW, FEW]);
  expect(Math.abs(many.html - few.html)).toBeLessThan(100);
  expect((many.scripts - few.scripts) / (MANY - FEW)).toBeLessThanOrEqual(300);
});

test('OWN-16 with 300 articles that have code a site can be built, and the scripts of home are as small as with three', async () => {
  const few = await buildWith(3, 3);
  const many = await buildWith(3, 300);
  expect(many.documents - few.documents).toBe(297);
  expect(Math.abs(many.scripts - few.scripts)).toBeLessThan(100); // Their names have other hashes.
});

/** Builds the sample with this many case studies and articles, and measures its home page: cards, HTML and the brotli bytes of its scripts. */
async function buildWith(count: number, articles = 0) {
  const project = copyProject(`scale-${count}-${articles}`);
  for (let order = 4; order <= count; order++) addCaseStudy(project, order);
  for (let number = 1; number <= articles; number++) addArticle(project, number);
  await buildSite(project);
  const out = join(project, 'dist');
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const scripts = filesIn(join(out, 'assets/hashed')).filter((file) =>
    /^(loader|main|react|shared|case-studies|home-screen)-.*\.js$/.test(file),
  );
  const bytes = scripts.map((file) => brotliCompressSync(readFileSync(join(out, 'assets/hashed', file))).length);
  const documents = documentsIn(out).length;
  rmSync(project, { recursive: true });
  return { documents, cards: html.match(/CASE STUDY/g)?.length, html: html.length, scripts: bytes.reduce((sum, size) => sum + size, 0) };
}

const WORDS = [...new Set(readFileSync('sample/case-studies/suncoastpatios/text.mdx', 'utf8').match(/\b[A-Za-z]{3,}\b/g))];
const wordAt = (index: number) => WORDS[index % WORDS.length] ?? '';

/** Its texts have other words of the same length: copies of one text would compress better than real case studies. */
function addCaseStudy(project: string, order: number): void {
  const folder = join(project, 'sample/case-studies', `${wordAt(order)}-${wordAt(order * 7)}-${order}`.toLowerCase());
  const otherText = (text: string) => {
    const words = text.split(' ').map((_, index) => wordAt(order * 7919 + index * (order * 31 + 17) + text.length));
    return words.join(' ').slice(0, text.length).trim().padEnd(text.length, '.');
  };
  const facts = parseDocument(readFileSync('sample/case-studies/wehike/facts.yaml', 'utf8'));
  visit(facts, {
    Pair(_, { key, value }) {
      const isText = /^(title|summary|description|role|team|time|stack|outcome|alt)$/.test(String(key));
      if (isText && isScalar(value)) value.value = otherText(String(value.value));
    },
  });
  facts.set('order', order);
  facts.set('name', `Project ${order}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'facts.yaml'), String(facts));
  writeFileSync(join(folder, 'text.md'), `## DESIGN BRIEF\n\nProject ${order} had to be small.\n`);
  copyFileSync('sample/case-studies/mycelium/growth-1.webp', join(folder, 'hero.webp'));
}

function addArticle(project: string, number: number): void {
  const folder = join(project, 'sample/writing');
  mkdirSync(folder, { recursive: true });
  const facts = `---\ntitle: Article ${number}\ndescription: ${wordAt(number)}.\ndate: 2026-01-01\n---\n`;
  writeFileSync(join(folder, `article-${number}.md`), `${facts}\n\`\`\`ts\nconst number = ${number};\n\`\`\`\n`);
}
