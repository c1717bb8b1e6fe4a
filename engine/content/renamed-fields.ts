// Names that changed in version 1.1. The content check tells the owner the new name; the release after 1.1 deletes this file.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFile, problem } from './content-files.ts';

/** The new name of each field and custom property, by its old name. */
const NEW_NAMES: Record<string, string> = {
  exploreLimit: 'otherProjectsLimit',
  figure: 'value',
  glance: 'overview',
  mailWords: 'mailText',
  shots: 'screenshots',
  wide: 'hero',
  words: 'text',
  '--cl-1': '--cloud-1',
  '--cl-2': '--cloud-2',
  '--cl-3': '--cloud-3',
  '--cl-4': '--cloud-4',
  '--code-gone': '--code-deleted',
  '--code-text': '--code-string',
  '--cream': '--page',
  '--gold': '--accent',
  '--on-gold': '--on-accent',
  '--page-shade': '--page-shadow-rgb',
  '--r-button': '--radius-button',
  '--r-l': '--radius-l',
  '--r-m': '--radius-m',
  '--r-s': '--radius-s',
  '--r-xl': '--radius-xl',
  '--shade-1': '--shadow-1',
  '--shade-2': '--shadow-2',
  '--shade-3': '--shadow-3',
  '--sky-shade': '--sky-shadow-rgb',
};

/** The same for fields that have this new name only inside the field named first. */
const NEW_NAMES_IN: Record<string, Record<string, string>> = { labels: { figure: 'demo' }, meta: { page: 'title' } };

interface RenamedField {
  /** The path of the object that the field is in. */
  parent: PropertyKey[];
  oldName: string;
  newName: string;
}

/** The fields of a file that still have their old name. JSON Resume has its own names, and allows any others. */
export function renamedFields({ kind, data }: ContentFile): RenamedField[] {
  return kind.name === 'resume' ? [] : renamedIn(data, []);
}

function renamedIn(data: unknown, parent: PropertyKey[]): RenamedField[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([oldName, value]) => {
    const newName = NEW_NAMES_IN[String(parent.at(-1))]?.[oldName] ?? NEW_NAMES[oldName];
    if (newName && !(newName in data)) return [{ parent, oldName, newName }];
    return renamedIn(value, [...parent, Array.isArray(data) ? Number(oldName) : oldName]);
  });
}

/** The sentence for the owner about a field that still has its old name. */
export function renamedProblem(file: ContentFile, { parent, oldName, newName }: RenamedField): string {
  return problem(file, [...parent, oldName], `is called ${newName} since version 1.1. Rename it.`);
}

/** The record of generated files has another name and holds more. Files that are in neither count as the owner's own. */
export function renamedRecord(root: string, folder: string): string[] {
  const old = `${folder}/drawn.json`;
  const remedy = 'Delete it and the files that it lists, then run "npm run draw".';
  return existsSync(join(root, old)) ? [`${old}: is replaced by generated.json since version 1.1. ${remedy}`] : [];
}

/** The MDX component that has another name. */
export const OLD_DEMO = { name: 'Figure', problem: 'has <Figure piece={…} />, which is called <Demo demo={…} /> since version 1.1.' };
