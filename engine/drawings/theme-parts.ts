import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content/content.ts';
import { themeFiles } from '../theme/theme-files.ts';
import { fontFingerprint } from './drawing-fonts.ts';

/** Everything in the theme that can change a drawing: theme.css, the files that it refers to, and the fonts. */
export function themeParts(content: Content): Buffer[] {
  const { root, folder } = content;
  const files = [`${folder}/theme.css`, ...themeFiles(root, folder).flatMap(({ file }) => file ?? [])];
  return [...files.map((file) => readFileSync(join(root, file))), Buffer.from(fontFingerprint(content))];
}
