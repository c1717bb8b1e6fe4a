import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressTrouble, titleTrouble } from '../../engine/content/address-trouble.ts';
import { checkContent } from '../../engine/content/check-content.ts';
import type { Content } from '../../engine/content/content.ts';
import { ContentError } from '../../engine/content/content-files.ts';
import { caseStudySchema } from '../../engine/content/schema/case-study.ts';
import { siteFolder } from '../../engine/content/site-folder.ts';
import { answersTo } from '../questions/answers-to.ts';
import { type Ask, type Question, schemaTrouble } from '../questions/question.ts';
import { placeholder } from './placeholder.ts';
import { templateText } from './template.ts';

/** Makes the folder of a new case study that builds at once: returns its path, or undefined where the owner left with Ctrl-C. */
export async function newCaseStudy(root: string, args: string[], ask?: Ask, site = siteFolder(root)): Promise<string | undefined> {
  const { problems, content } = await checkContent(root, site);
  if (problems[0]) throw new ContentError(`${content.folder}/ needs mending first. ${problems[0]}`);
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
      trouble: (name) => {
        const tooLong = titleTrouble(name, content);
        return schemaTrouble(label, caseStudySchema.shape.name, name) ?? (tooLong && `${label} ${tooLong}`);
      },
    },
    {
      flag: 'address',
      label: 'Its address on your site',
      derive: ({ name = '' }) => slugOf(name),
      trouble: (slug) => {
        const trouble = addressTrouble(slug) ?? takenTrouble(content, slug);
        return trouble && `${pathOf(content, slug)}: ${trouble}`;
      },
    },
  ];
}

const takenTrouble = (content: Content, slug: string) =>
  existsSync(join(content.root, pathOf(content, slug)))
    ? 'is there already. Choose another address, or delete that folder first.'
    : undefined;

/** "Café Münster" becomes cafe-munster. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
