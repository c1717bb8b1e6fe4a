import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyProjectTo, run } from '../sites/build-site.ts';
import { flagsOf } from './owners.ts';

const FIXTURE = 'tests/fixtures/other-owner';

/** What the other owner answers to `npm run setup`. Name and address are as long as they can be. */
export const OTHER_OWNER = {
  name: 'Maximiliana Hohenstein-Bergedorf',
  role: 'Front-end engineer',
  city: 'Hobart, Tasmania',
  email: 'maximiliana.hohenstein.bergedorf@verylongdomainname.test',
  url: 'https://maximiliana.test',
};

/** How many entries of each kind the site of another owner has. */
export interface Amounts {
  caseStudies?: number;
  testimonials?: number;
  technologies?: number;
}

/** Makes a folder the project of another owner: other words, other pictures, other case studies, and a resume drawn from them. */
export async function otherOwner(folder: string, amounts: Amounts = {}): Promise<string> {
  const project = copyProjectTo(folder);
  await run(project, 'setup', ...flagsOf(OTHER_OWNER));
  for (const gone of ['case-studies', 'testimonials', 'pages/portrait.svg', 'icon.svg']) {
    rmSync(join(project, 'content', gone), { recursive: true });
  }
  cpSync(FIXTURE, join(project, 'content'), { recursive: true });
  await drawPictures(project);
  if (amounts.caseStudies) caseStudies(project, amounts.caseStudies);
  if (amounts.testimonials) repeat(join(project, 'content/testimonials.ts'), /\n {2}\{\n[\s\S]*?\n {2}\},/g, amounts.testimonials);
  if (amounts.technologies) repeat(join(project, 'content/technologies.ts'), /\n {2}\{ name.*\},/g, amounts.technologies);
  await run(project, 'draw', 'resume');
  await run(project, 'draw', 'icons');
  return project;
}

/** Pictures of one colour and the right size: what they show does not matter here. */
async function drawPictures(project: string): Promise<void> {
  const master = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2f5d62' } });
  const folder = join(project, 'content/case-studies');
  for (const slug of readdirSync(folder)) {
    await master(1200, 690)
      .webp({ quality: 40 })
      .toFile(join(folder, slug, 'stage.webp'));
    await master(876, 630)
      .webp({ quality: 40 })
      .toFile(join(folder, slug, 'card.webp'));
  }
  // A photo as from a camera: with another shape than its frame, an unusual file name, and metadata about the photographer.
  await master(1200, 900)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Skye Sampleton' } })
    .toFile(join(project, 'content/pages/Me at Zoë’s.JPG'));
}

/** More case studies, each a copy of the first under another name. */
function caseStudies(project: string, count: number): void {
  const folder = join(project, 'content/case-studies');
  const facts = readFileSync(join(folder, 'harbour-tides/meta.ts'), 'utf8');
  for (let order = 3; order <= count; order++) {
    const copy = join(folder, `job-${order}`);
    cpSync(join(folder, 'harbour-tides'), copy, { recursive: true });
    const changed = facts
      .replace('order: 1', `order: ${order}`)
      .replace("name: 'Harbour Tides'", `name: 'Job ${order}'`)
      .replace('How a harbour', `How harbour ${order}`);
    writeFileSync(join(copy, 'meta.ts'), changed);
  }
}

/** Repeats the entries of a list in a file until there are this many, and gives them new ids if they have any. */
function repeat(file: string, entry: RegExp, count: number): void {
  const text = readFileSync(file, 'utf8');
  const entries = text.match(entry) ?? [];
  const wanted = Array.from({ length: count }, (_, index) => entries[index % entries.length]?.replace(/id: \d+/, `id: ${index + 1}`));
  writeFileSync(file, text.replace(entries.join(''), wanted.join('')));
}
