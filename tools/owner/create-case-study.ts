import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../../engine/content/check-content.ts';
import { type Content, slugProblem } from '../../engine/content/content.ts';
import { ContentError } from '../../engine/content/content-files.ts';
import { caseStudySchema } from '../../engine/content/schema/case-study.ts';
import { siteFolder } from '../../engine/content/site-folder.ts';
import { escapeHtml } from '../../engine/escape.ts';
import { type Ask, askQuestions, type Question, schemaProblem } from './questions.ts';

/** The folder with the files of a new case study. */
export const TEMPLATE = 'tools/owner/template';

/** The placeholder in the template for the name of the project. */
export const PROJECT_NAME = 'PROJECT NAME';

/** Stored inside the picture file, so that the doctor recognises a placeholder under any name. */
export const PLACEHOLDER = 'Fairweather placeholder';

const SKY = '#a9daf4';
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
  const files = {
    'meta.ts': templateText(root, 'meta.ts', { name, order }),
    'body.mdx': templateText(root, 'body.mdx', { name, order }),
    'hero.webp': await placeholder(name, 2400, 1380),
    'card.webp': await placeholder(name, 1752, 1260),
  };
  const folder = pathOf(content, address);
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, data] of Object.entries(files)) writeFileSync(join(root, folder, file), data);
  return folder;
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

/** A placeholder picture: the name of the project on a plain background. */
function placeholder(name: string, width: number, height: number): Promise<Buffer> {
  const size = Math.round(Math.min(height / 6, (width * 0.85) / (name.length * LETTER_WIDTH)));
  const line = (y: number, px: number, text: string) => `<text x="50%" y="${y}" font-size="${px}">${escapeHtml(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${SKY}"/>
<g fill="${INK}" font-family="sans-serif" text-anchor="middle">
${line(height / 2, size, name)}
${line(height * 0.62, height / 24, 'A picture of the project belongs here')}
</g></svg>`;
  return sharp(Buffer.from(svg))
    .webp({ lossless: true })
    .withExif({ IFD0: { ImageDescription: PLACEHOLDER } })
    .toBuffer();
}
