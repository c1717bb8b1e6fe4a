import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseDocument, visit } from 'yaml';
import { checkContent } from '../../engine/checks/check-content.ts';
import { slugProblem } from '../../engine/content/addresses.ts';
import { siteFolder } from '../../engine/content/site-folder.ts';
import { readText } from '../../engine/content/text-file.ts';
import { escapeHtml } from '../../engine/escape.ts';
import { cloudSvg } from '../../engine/theme/sky.ts';
import { caseStudySchema } from '../../schema/case-study.ts';
import { type Ask, askQuestions, CommandError, type Question, schemaProblem } from './questions.ts';

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
  if (!content || problems.length > 0) throw new CommandError(`Fix ${site}/ first. ${problems[0]}`);
  const given = await askQuestions(questions(root, site), args, ask);
  if (!given) return undefined;
  const { name = '', address = '' } = given.answers;
  const order = Math.max(0, ...content.caseStudies.map(({ data }) => data.order)) + 1;
  const folder = pathOf(site, address);
  await writeCaseStudy(root, folder, { name, order });
  return folder;
}

/** Writes a case study with a hint in every field and a placeholder picture. */
export async function writeCaseStudy(root: string, folder: string, facts: { name: string; order: number }): Promise<void> {
  const files = {
    'facts.yaml': templateFacts(root, facts),
    'text.mdx': readText(root, `${TEMPLATE}/text.mdx`),
    'hero.webp': await placeholder(facts.name),
  };
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, data] of Object.entries(files)) writeFileSync(join(root, folder, file), data);
}

const pathOf = (site: string, slug: string) => `${site}/case-studies/${slug}`;

function questions(root: string, site: string): Question[] {
  const label = 'The name of the project';
  return [
    { flag: 'name', label, problem: (name) => schemaProblem(label, caseStudySchema.shape.name, name) },
    {
      flag: 'address',
      label: 'Its address on your site',
      derive: ({ name = '' }) => slugOf(name),
      problem: (slug) => {
        const folder = pathOf(site, slug);
        const isTaken = existsSync(join(root, folder));
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

/** The facts in the template, with the name and the order of the new case study filled in. */
function templateFacts(root: string, { name, order }: { name: string; order: number }): string {
  const facts = parseDocument(readText(root, `${TEMPLATE}/facts.yaml`));
  visit(facts, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string') scalar.value = scalar.value.replaceAll(PROJECT_NAME, () => name);
    },
  });
  facts.set('order', order);
  return facts.toString({ lineWidth: 0, flowCollectionPadding: false });
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
