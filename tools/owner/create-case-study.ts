import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../../engine/content/check-content.ts';
import { type Content, slugProblem } from '../../engine/content/content.ts';
import { ContentError } from '../../engine/content/content-files.ts';
import { siteFolder } from '../../engine/content/site-folder.ts';
import { escapeHtml } from '../../engine/escape.ts';
import { cloudSvg } from '../../engine/theme/sky.ts';
import { caseStudySchema } from '../../schema/case-study.ts';
import { type Ask, askQuestions, type Question, schemaProblem } from './questions.ts';

/** The folder with the files of a new case study, and the list of technologies of a new site. */
export const TEMPLATE = 'tools/owner/template';

/** The placeholder in the template for the name of the project. */
export const PROJECT_NAME = 'PROJECT NAME';

/** The name of the project that a new site begins with. */
export const EMPTY_PROJECT = 'Your Project';
/** Its folder, which is also its address. */
export const EMPTY_PROJECT_FOLDER = 'case-studies/your-project';

/** Stored inside the picture file, so that the doctor recognises a placeholder under any name. */
export const PLACEHOLDER = 'Fairweather placeholder';

const INK = '#0a1730';
/** The width of a wide letter, as a share of the font size. */
const LETTER_WIDTH = 0.7;

/** Writes the folder of a new case study, which can be built at once. Returns its path, or undefined if the owner pressed Ctrl-C. */
export async function createCaseStudy(root: string, args: string[], ask?: Ask, site = siteFolder(root)): Promise<string | undefined> {
  const { problems, content } = await checkContent(root, site);
  if (problems[0]) throw new ContentError(`Fix ${content.folder}/ first. ${problems[0]}`);
  const given = await askQuestions(questions(content), args, ask);
  if (!given) return undefined;
  const { name, address } = given.answers as { name: string; address: string };
  const order = Math.max(0, ...content.caseStudies.map(({ meta }) => meta.order)) + 1;
  const folder = pathOf(content, address);
  await writeCaseStudy(root, folder, { name, order });
  return folder;
}

/** Writes a case study with a hint in every field and a placeholder picture. */
export async function writeCaseStudy(root: string, folder: string, facts: { name: string; order: number }): Promise<void> {
  const files = {
    'meta.ts': templateText(root, 'meta.ts', facts),
    'body.mdx': templateText(root, 'body.mdx', facts),
    'hero.webp': await placeholder(facts.name),
  };
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, data] of Object.entries(files)) writeFileSync(join(root, folder, file), data);
}

const pathOf = ({ folder }: Content, slug: string) => `${folder}/case-studies/${slug}`;

function questions(content: Content): Question[] {
  const label = 'The name of the project';
  return [
    { flag: 'name', label, problem: (name) => schemaProblem(label, caseStudySchema.shape.name, name) },
    {
      flag: 'address',
      label: 'Its address on your site',
      derive: ({ name = '' }) => slugOf(name),
      problem: (slug) => {
        const folder = pathOf(content, slug);
        const isTaken = existsSync(join(content.root, folder));
        const problem = slugProblem(slug) ?? (isTaken && 'exists already. Choose another address, or delete that folder first.');
        return problem ? `${folder}: ${problem}` : undefined;
      },
    },
  ];
}

/** "Café Münster" becomes cafe-munster. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The text of a template file, with the name and the order of the new case study filled in. */
function templateText(root: string, file: string, { name, order }: { name: string; order: number }): string {
  const inQuotes = name.replace(/[\\']/g, '\\$&');
  const text = readFileSync(join(root, TEMPLATE, file), 'utf8');
  return text.replaceAll(PROJECT_NAME, () => inQuotes).replace('order: 0', `order: ${order}`);
}

/** A placeholder picture: the name of the project in a sky above clouds. All of it is in the middle, which the card shows. */
async function placeholder(name: string): Promise<Buffer> {
  const [width, height] = [2400, 1380];
  const size = Math.round(Math.min(height / 7, (width * 0.7) / (name.length * LETTER_WIDTH)));
  const line = (y: number, px: number, text: string) => `<text x="50%" y="${y}" font-size="${px}">${escapeHtml(text)}</text>`;
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5aaee0"/><stop offset="1" stop-color="#dff2fb"/></linearGradient>
<rect width="100%" height="100%" fill="url(#sky)"/>
<circle cx="76%" cy="20%" r="${height * 0.13}" fill="#fff" opacity="0.35"/>
<circle cx="76%" cy="20%" r="${height * 0.09}" fill="#ffd56b"/>
<g fill="${INK}" text-anchor="middle">
<g font-family="Georgia, serif" font-weight="bold">${line(height * 0.5, size, name)}</g>
<g font-family="sans-serif">${line(height * 0.6, height / 24, 'A picture of the project belongs here')}</g>
</g></svg>`;
  const clouds = await cloudBank(width, Math.round(height * 0.3));
  return sharp(Buffer.from(sky))
    .composite([{ input: clouds, gravity: 'south' }])
    .webp({ quality: 90 })
    .withExif({ IFD0: { ImageDescription: PLACEHOLDER } })
    .toBuffer();
}

/** The left part of the cloud bank in its default colours: the colours of the theme are properties, which only a browser knows. */
function cloudBank(width: number, height: number): Promise<Buffer> {
  const svg = cloudSvg('bank').replace(/var\(--[\w-]+,(#\w+)\)/g, '$1');
  return sharp(Buffer.from(svg), { density: 144 }).resize({ height }).extract({ left: 0, top: 0, width, height }).toBuffer();
}
