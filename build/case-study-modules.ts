import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseStudyFrontMatter } from '../content/schema.ts';
import { CASE_STUDIES, type CaseStudySummary, caseStudyFile, readFrontMatter } from './case-studies.ts';

/** Writes a module in which pictures are imports: the build makes their widths and knows their addresses. */
class ModuleText {
  private imports: string[] = [];

  picture(slug: string, file: string, kind: string): string {
    this.imports.push(`import picture${this.imports.length} from ${JSON.stringify(`/${CASE_STUDIES}/${slug}/${file}?${kind}`)};`);
    return `picture${this.imports.length - 1}`;
  }

  card({ slug, frontMatter: { order, name, summary, live, card, pictures } }: CaseStudySummary): string {
    return `{ ...${JSON.stringify({ slug, order, name, summary, live, alt: pictures[0]?.alt })}, picture: ${this.picture(slug, card, 'card')} }`;
  }

  slides(slug: string, { pictures }: CaseStudyFrontMatter): string {
    const slides = pictures.map(({ wide, phone, alt }) => {
      return `{ alt: ${JSON.stringify(alt)}, wide: ${this.picture(slug, wide, 'wide')}, phone: ${this.picture(slug, phone, 'card')} }`;
    });
    return `[${slides.join(', ')}]`;
  }

  marquee(slug: string, { marquee }: CaseStudyFrontMatter): string {
    if (!marquee) return 'undefined';
    const shots = marquee.shots.map(({ picture, caption, alt }) => {
      return `{ ...${JSON.stringify({ caption, alt })}, picture: ${this.picture(slug, picture, 'shot')} }`;
    });
    return `{ heading: ${JSON.stringify(marquee.heading)}, shots: [${shots.join(', ')}] }`;
  }

  /** The pictures that stand among the words, by file name. */
  figures(slug: string, words: string): string {
    const rows = [...words.matchAll(/<Pictures>[\s\S]*?<\/Pictures>/g)].join();
    const files = [...words.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)].map(([, file = '']) => file);
    const entries = [...new Set(files)].map(
      (file) => `${JSON.stringify(file)}: ${this.picture(slug, file, rows.includes(file) ? 'small' : 'wide')}`,
    );
    return `{ ${entries.join(', ')} }`;
  }

  with(...lines: string[]): string {
    return [...this.imports, ...lines].join('\n');
  }
}

/** What the home page shows: the first case study with all its pictures, then cards. */
export function homeModule([first, ...others]: CaseStudySummary[]): string {
  if (!first) return 'export const featured = undefined;\nexport const exploreCards = [];';
  const text = new ModuleText();
  const { order, name, summary, live, claims = [] } = first.frontMatter;
  const notes = claims.filter(({ figure }) => summary.includes(figure)).map(({ figure, grade, basis }) => ({ figure, grade, basis }));
  const words = JSON.stringify({ slug: first.slug, order, name, summary, live, notes });
  const featured = `{ ...${words}, slides: ${text.slides(first.slug, first.frontMatter)} }`;
  const cards = others.map((other) => text.card(other));
  return text.with(`export const featured = ${featured};`, `export const exploreCards = [${cards.join(',\n')}];`);
}

/** The page of one case study: its words, its pictures, and the cards of its neighbours. */
export function caseStudyModule(root: string, slug: string, neighbours: CaseStudySummary[]): string {
  const text = new ModuleText();
  const frontMatter = readFrontMatter(root, slug);
  const { name, title, minutes, live, code, description, keywords, glance, claims = [] } = frontMatter;
  const stage = text.slides(slug, { ...frontMatter, pictures: frontMatter.pictures.slice(0, 1) });
  const marquee = text.marquee(slug, frontMatter);
  const figures = text.figures(slug, readFileSync(join(root, caseStudyFile(slug)), 'utf8'));
  const cards = neighbours.map((neighbour) => text.card(neighbour));
  return text.with(
    `export { default as Body } from ${JSON.stringify(`/${caseStudyFile(slug)}`)};`,
    `export const slug = ${JSON.stringify(slug)};`,
    `export const facts = ${JSON.stringify({ name, title, minutes, live, code, description, keywords, glance, claims })};`,
    `export const stage = ${stage}[0];`,
    `export const figures = ${figures};`,
    `export const marquee = ${marquee};`,
    `export const neighbours = [${cards.join(',\n')}];`,
  );
}
