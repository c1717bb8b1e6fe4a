import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../engine/content/content.ts';
import { themeFiles } from '../../engine/theme/theme-files.ts';
import { fontRecipe } from './drawing-fonts.ts';

/** Everything that a drawing takes from the theme: the sheet, the files that it names, and the fonts. */
export function themeParts(content: Content): Buffer[] {
  const { root, folder } = content;
  const files = [`${folder}/theme.css`, ...themeFiles(root, folder).flatMap(({ file }) => file ?? [])];
  return [...files.map((file) => readFileSync(join(root, file))), Buffer.from(fontRecipe(content))];
}
