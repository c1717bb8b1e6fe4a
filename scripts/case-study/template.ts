import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the files lie that a new case study begins with. */
export const TEMPLATE = 'scripts/case-study/template';

/** Stands in the template for the name of the project. */
export const PROJECT_NAME = 'PROJECT NAME';

/** A file of the template, with the name and the order of the new case study. */
export function templateText(root: string, file: string, { name, order }: { name: string; order: number }): string {
  const inQuotes = name.replace(/[\\']/g, '\\$&');
  const text = readFileSync(join(root, TEMPLATE, file), 'utf8');
  return text.replaceAll(PROJECT_NAME, () => inQuotes).replace('order: 0', `order: ${order}`);
}
