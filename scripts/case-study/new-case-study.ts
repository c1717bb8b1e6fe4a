import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressTrouble, titleTrouble } from '../../build/address-trouble.ts';
import { CASE_STUDIES, caseStudyFile } from '../../build/case-studies.ts';
import { checkContent } from '../../build/check-content.ts';
import { ContentError } from '../../build/content-files.ts';
import { caseStudyFrontMatterSchema } from '../../content/schema.ts';
import { answersTo } from '../questions/answers-to.ts';
import { type Ask, type Question, schemaTrouble } from '../questions/question.ts';
import { caseStudyText, PICTURES } from './case-study-text.ts';
import { placeholder } from './placeholder.ts';

/** Makes the folder of a new case study that builds at once: returns its address, or undefined where the owner left with Ctrl-C. */
export async function newCaseStudy(root: string, args: string[], ask?: Ask): Promise<string | undefined> {
  const { problems, content } = await checkContent(root);
  if (problems[0]) throw new ContentError(`content/ needs mending first. ${problems[0]}`);
  const answers = await answersTo(questions(root, content.site.owner.name), args, ask);
  if (!answers) return undefined;
  const { name, address } = answers as { name: string; address: string };
  const order = Math.max(0, ...content.caseStudies.map(({ frontMatter }) => frontMatter.order)) + 1;
  const stage = await placeholder(name, 2400, 1380);
  const card = await placeholder(name, 1752, 1260);
  const folder = join(root, CASE_STUDIES, address);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, PICTURES.stage), stage);
  writeFileSync(join(folder, PICTURES.card), card);
  writeFileSync(join(root, caseStudyFile(address)), caseStudyText(name, address, order));
  return address;
}

function questions(root: string, owner: string): Question[] {
  const label = 'The name of the project';
  return [
    {
      flag: 'name',
      label,
      trouble: (name) => {
        const tooLong = titleTrouble(name, owner);
        return schemaTrouble(label, caseStudyFrontMatterSchema.shape.name, name) ?? (tooLong && `${label} ${tooLong}`);
      },
    },
    {
      flag: 'address',
      label: 'Its address on your site',
      derive: ({ name = '' }) => slugOf(name),
      trouble: (slug) => {
        const trouble = addressTrouble(slug) ?? takenTrouble(root, slug);
        return trouble && `${CASE_STUDIES}/${slug}: ${trouble}`;
      },
    },
  ];
}

const takenTrouble = (root: string, slug: string) =>
  existsSync(join(root, CASE_STUDIES, slug)) ? 'is there already. Choose another address, or delete that folder first.' : undefined;

/** "Café Münster" becomes cafe-munster. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
