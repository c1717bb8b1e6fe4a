import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyProject, run } from './build-site.ts';

const FIXTURE = 'tests/fixtures/second-owner';

/** What the second owner answers to `npm run setup`. */
const ANSWERS = {
  name: 'Ngaire Holloway',
  role: 'Front-end engineer',
  city: 'Hobart, Tasmania',
  email: 'hello@ngaireholloway.test',
  url: 'https://ngaireholloway.test',
  github: 'https://github.test/ngaire',
  linkedin: 'https://linkedin.test/in/ngaire',
};

/** How much of what the site of another owner has. */
export interface Amounts {
  caseStudies?: number;
  testimonials?: number;
  technologies?: number;
}

/** A copy of the project that belongs to somebody else: other words, other pictures, other case studies. */
export async function secondOwner(name: string, amounts: Amounts = {}): Promise<string> {
  const project = copyProject(name);
  run(project, 'setup', ...Object.entries(ANSWERS).flatMap(([flag, answer]) => [`--${flag}`, answer]));
  for (const folder of ['case-studies', 'testimonials']) rmSync(join(project, 'content', folder), { recursive: true });
  cpSync(FIXTURE, join(project, 'content'), { recursive: true });
  await drawPictures(project);
  if (amounts.caseStudies) await caseStudies(project, amounts.caseStudies);
  if (amounts.testimonials) repeat(join(project, 'content/testimonials.ts'), /\n {2}\{\n[\s\S]*?\n {2}\},/g, amounts.testimonials);
  if (amounts.technologies) repeat(join(project, 'content/technologies.ts'), /\n {2}\{ name.*\},/g, amounts.technologies);
  return project;
}

/** Plain masters of the right size: what is on them does not matter here. */
async function drawPictures(project: string): Promise<void> {
  const folder = join(project, 'content/case-studies');
  for (const slug of readdirSync(folder)) await pictures(join(folder, slug));
}

async function pictures(folder: string): Promise<void> {
  const master = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2f5d62' } }).webp({ quality: 40 });
  await master(1200, 690).toFile(join(folder, 'stage.webp'));
  await master(876, 630).toFile(join(folder, 'card.webp'));
}

/** More case studies, or fewer, each a copy of the first under another name. */
async function caseStudies(project: string, count: number): Promise<void> {
  const folder = join(project, 'content/case-studies');
  const words = readFileSync(join(folder, 'harbour-tides/case-study.mdx'), 'utf8');
  for (let order = 3; order <= count; order++) {
    const copy = join(folder, `job-${order}`);
    cpSync(join(folder, 'harbour-tides'), copy, { recursive: true });
    const changed = words
      .replace('order: 1', `order: ${order}`)
      .replace('name: Harbour Tides', `name: Job ${order}`)
      .replace('How a harbour', `How harbour ${order}`);
    writeFileSync(join(copy, 'case-study.mdx'), changed);
  }
}

/** Takes this many entries of a list in a file, going round; numbers them again where they have a number. */
function repeat(file: string, entry: RegExp, count: number): void {
  const text = readFileSync(file, 'utf8');
  const entries = text.match(entry) ?? [];
  const wanted = Array.from({ length: count }, (_, index) => entries[index % entries.length]?.replace(/id: \d+/, `id: ${index + 1}`));
  writeFileSync(file, text.replace(entries.join(''), wanted.join('')));
}
