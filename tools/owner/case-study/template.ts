import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with the files of a new case study. */
export const TEMPLATE = 'tools/owner/case-study/template';

/** The placeholder in the template for the name of the project. */
export const PROJECT_NAME = 'PROJECT NAME';

/** The text of a template file, with the name and the order of the new case study filled in. */
export function templateText(root: string, file: string, { name, order }: { name: string; order: number }): string {
  const inQuotes = name.replace(/[\\']/g, '\\$&');
  const text = readFileSync(join(root, TEMPLATE, file), 'utf8');
  return text.replaceAll(PROJECT_NAME, () => inQuotes).replace('order: 0', `order: ${order}`);
}
