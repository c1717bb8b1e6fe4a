import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressProblem } from '../../../engine/content/checks/address-problem.ts';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import type { Content } from '../../../engine/content/content.ts';
import { ContentError } from '../../../engine/content/content-files.ts';
import { caseStudySchema } from '../../../engine/content/schema/case-study.ts';
import { siteFolder } from '../../../engine/content/site-folder.ts';
import { answersTo } from '../questions/answers-to.ts';
import { type Ask, type Question, schemaProblem } from '../questions/question.ts';
import { placeholder } from './placeholder.ts';
import { templateText } from './template.ts';

/** Writes the folder of a new case study, which can be built at once. Returns its path, or undefined if the owner pressed Ctrl-C. */
export async function newCaseStudy(root: string, args: string[], ask?: Ask, site = siteFolder(root)): Promise<string | undefined> {
  const { problems, content } = await checkContent(root, site);
  if (problems[0]) throw new ContentError(`Fix ${content.folder}/ first. ${problems[0]}`);
  const given = await answersTo(questions(content), args, ask);
  if (!given) return undefined;
  const { name, address } = given.answers as { name: string; address: string };
  const order = Math.max(0, ...content.caseStudies.map(({ meta }) => meta.order)) + 1;
  const files = {
    'meta.ts': templateText(root, 'meta.ts', { name, order }),
    'body.mdx': templateText(root, 'body.mdx', { name, order }),
    'stage.webp': await placeholder(name, 2400, 1380),
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
    {
      flag: 'name',
      label,
      problem: (name) => schemaProblem(label, caseStudySchema.shape.name, name),
    },
    {
      flag: 'address',
      label: 'Its address on your site',
      derive: ({ name = '' }) => slugOf(name),
      problem: (slug) => {
        const problem = addressProblem(slug) ?? takenProblem(content, slug);
        return problem && `${pathOf(content, slug)}: ${problem}`;
      },
    },
  ];
}

const takenProblem = (content: Content, slug: string) =>
  existsSync(join(content.root, pathOf(content, slug)))
    ? 'exists already. Choose another address, or delete that folder first.'
    : undefined;

/** "Café Münster" becomes cafe-munster. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
