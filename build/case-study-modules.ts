import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseStudyFrontMatter, Testimonial } from '../content/schema.ts';
import type { PictureKind } from '../src/lib/picture-sizes.ts';
import { CASE_STUDIES, type CaseStudySummary, caseStudyFile, readFrontMatter } from './case-studies.ts';
import type { Content } from './content.ts';
import { figureExport } from './figures.ts';
import { ModuleText } from './module-text.ts';

/** The parts of a case study as a module spells them. */
class CaseStudyText extends ModuleText {
  private in(slug: string, file: string, kind: PictureKind): string {
    return this.picture(`${CASE_STUDIES}/${slug}/${file}`, kind);
  }

  card({ slug, frontMatter: { order, name, summary, live, card, pictures } }: CaseStudySummary): string {
    return `{ ...${JSON.stringify({ slug, order, name, summary, live, alt: pictures[0]?.alt })}, picture: ${this.in(slug, card, 'card')} }`;
  }

  slides(slug: string, { pictures }: CaseStudyFrontMatter): string {
    const slides = pictures.map(({ wide, phone, alt }) => {
      return `{ alt: ${JSON.stringify(alt)}, wide: ${this.in(slug, wide, 'stage')}, phone: ${this.in(slug, phone, 'phone')} }`;
    });
    return `[${slides.join(', ')}]`;
  }

  marquee(slug: string, { marquee }: CaseStudyFrontMatter): string {
    if (!marquee) return 'undefined';
    const shots = marquee.shots.map(({ picture, caption, alt }) => {
      return `{ ...${JSON.stringify({ caption, alt })}, picture: ${this.in(slug, picture, 'shot')} }`;
    });
    return `{ heading: ${JSON.stringify(marquee.heading)}, shots: [${shots.join(', ')}] }`;
  }

  /** The pictures that stand among the words, by file name. */
  pictures(slug: string, words: string): string {
    const rows = [...words.matchAll(/<Pictures>[\s\S]*?<\/Pictures>/g)].join();
    const files = [...words.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)].map(([, file = '']) => file);
    const entries = [...new Set(files)].map(
      (file) => `${JSON.stringify(file)}: ${this.in(slug, file, rows.includes(file) ? 'third' : 'wide')}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
}

/** What the home page shows: the first case study with all its pictures, then cards, and the faces beside the testimonials. */
export function homeModule(root: string, [first, ...others]: CaseStudySummary[], testimonials: Testimonial[]): string {
  const text = new CaseStudyText(root);
  const faces = testimonials.map(({ img }) => text.picture(`content/testimonials/${img}`, 'face'));
  const cards = others.map((other) => text.card(other));
  return text.with(
    `export const featured = ${first ? featured(text, first) : 'undefined'};`,
    `export const exploreCards = [${cards.join(',\n')}];`,
    `export const faces = [${faces.join(', ')}];`,
  );
}

function featured(text: CaseStudyText, first: CaseStudySummary): string {
  const { order, name, summary, live, claims = [] } = first.frontMatter;
  const notes = claims.filter(({ figure }) => summary.includes(figure)).map(({ figure, grade, basis }) => ({ figure, grade, basis }));
  const words = JSON.stringify({ slug: first.slug, order, name, summary, live, notes });
  return `{ ...${words}, slides: ${text.slides(first.slug, first.frontMatter)} }`;
}

/** The page of one case study: its words, its pictures, and the cards of its neighbours. */
export function caseStudyModule({ root, figures }: Content, slug: string, neighbours: CaseStudySummary[]): string {
  const text = new CaseStudyText(root);
  const frontMatter = readFrontMatter(root, slug);
  const { name, title, minutes, live, code, description, keywords, glance, claims = [] } = frontMatter;
  const stage = text.slides(slug, { ...frontMatter, pictures: frontMatter.pictures.slice(0, 1) });
  const marquee = text.marquee(slug, frontMatter);
  const words = readFileSync(join(root, caseStudyFile(slug)), 'utf8');
  const cards = neighbours.map((neighbour) => text.card(neighbour));
  return text.with(
    `export { default as Body } from ${JSON.stringify(`/${caseStudyFile(slug)}`)};`,
    `export const slug = ${JSON.stringify(slug)};`,
    `export const facts = ${JSON.stringify({ name, title, minutes, live, code, description, keywords, glance, claims })};`,
    `export const stage = ${stage}[0];`,
    `export const pictures = ${text.pictures(slug, words)};`,
    figureExport(figures, words),
    `export const marquee = ${marquee};`,
    `export const neighbours = [${cards.join(',\n')}];`,
  );
}

/** The picture beside the first words of the About page. */
export function aboutModule(root: string, picture: string): string {
  const text = new ModuleText(root);
  const portrait = text.picture(`content/pages/${picture}`, 'portrait');
  return text.with(`export const portrait = ${portrait};`);
}
