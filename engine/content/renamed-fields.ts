// Names that changed in version 1.1, and fields that are gone. The content check tells the owner what to do. The release after 1.1
// deletes this file and `oldName` in content-kinds.ts.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import type { Content } from './content.ts';
import { type ContentFile, problem } from './content-files.ts';
import { lineAt } from './source-position.ts';

/** The new name of each field and custom property, by its old name. */
const NEW_NAMES = new Map([
  ['exploreLimit', 'otherProjectsLimit'],
  ['figure', 'value'],
  ['glance', 'overview'],
  ['mailWords', 'mailText'],
  ['shots', 'screenshots'],
  ['wide', 'hero'],
  ['words', 'text'],
  ['--by-day', '--light-only'],
  ['--by-night', '--dark-only'],
  ['--cl-1', '--cloud-1'],
  ['--cl-2', '--cloud-2'],
  ['--cl-3', '--cloud-3'],
  ['--cl-4', '--cloud-4'],
  ['--code-gone', '--code-deleted'],
  ['--code-text', '--code-string'],
  ['--cream', '--page'],
  ['--d-2', '--duration-fast'],
  ['--d-3', '--duration-slow'],
  ['--d-4', '--duration-slower'],
  ['--e-in-out', '--ease-in-out'],
  ['--e-lift', '--ease-out-back'],
  ['--e-out', '--ease-out'],
  ['--gold', '--accent'],
  ['--on-gold', '--on-accent'],
  ['--page-shade', '--page-shadow-rgb'],
  ['--r-button', '--radius-button'],
  ['--r-card', '--radius-card'],
  ['--r-l', '--radius-l'],
  ['--r-m', '--radius-m'],
  ['--r-s', '--radius-s'],
  ['--r-xl', '--radius-xl'],
  ['--shade', '--shadow-rgb'],
  ['--shade-1', '--shadow-1'],
  ['--shade-2', '--shadow-2'],
  ['--shade-3', '--shadow-3'],
  ['--sky-shade', '--sky-shadow-rgb'],
  ['--t-1', '--text-xl'],
  ['--t-2', '--text-lg'],
  ['--t-3', '--text-md'],
  ['--t-body', '--text-body'],
  ['--t-hero', '--text-hero'],
  ['--t-label', '--text-label'],
  ['--t-lead', '--text-lead'],
  ['--t-small', '--text-small'],
]);

/** Fields that have this new name only inside the field that is named first. */
const NEW_NAMES_IN = new Map([
  ['claims grade', 'certainty'],
  ['meta page', 'title'],
]);

/** Fields that moved to labels.ts, by the kind of their file, and the group that they are in now. */
const MOVED_TO_LABELS = [
  { kind: 'site', group: 'page, caseStudy and contact', fields: ['labels'] },
  { kind: 'home', group: 'carousel', fields: ['carousel'] },
  { kind: 'contact', group: 'contact', fields: ['copyLabel', 'copied', 'copyFailed'] },
  {
    kind: 'resumePage',
    group: 'resume',
    fields: ['pictureAlt', 'tooltip', 'download', 'textVersion', 'alsoAs', 'files', 'kilobytes', 'now', 'to', 'grade', 'headings'],
  },
];

const IN_SITE = 'in site.ts in version 1.1. Move there what you have changed, and delete the file.';

/** What to do about files that no longer exist. */
const REMOVED_FILES = new Map([
  ['carousel.ts', `moved to carousel ${IN_SITE}`],
  ['markdown.ts', `moved to markdown ${IN_SITE}`],
  ['share-cards.ts', `moved to shareCards ${IN_SITE}`],
  ['drawn.json', 'was replaced by generated.json in version 1.1. Delete it and the files that it lists, then run "npm run draw".'],
]);

/** What to do about fields that no longer exist. */
export const REMOVED_FIELDS = new Map([['minutes', 'is counted from the text since version 1.1. Delete the line.']]);

const IN_1_1 = 'in version 1.1. Rename it.';

interface RenamedField {
  /** The path of the object that the field is in. */
  parent: PropertyKey[];
  oldName: string;
  newName: string;
}

/** The fields of a file that still have their old name, one message each. */
export function renamedFields(file: ContentFile): string[] {
  const { name } = file.kind;
  if (name === 'resume' || name === 'labels') return []; // JSON Resume has its own names, and labels.ts is new in version 1.1.
  const groups = MOVED_TO_LABELS.filter(({ kind }) => kind === name);
  const isMoved = (field: PropertyKey | undefined) => groups.some(({ fields }) => fields.includes(String(field)));
  const { light = {} } = name === 'theme' ? (file.data as Content['theme']) : {};
  const renamed = renamedIn(file.data, [])
    .filter(({ parent }) => !isMoved(parent[0]))
    .filter(({ oldName, newName }) => !(oldName in light && newName in light)) // A custom property that the owner has added.
    .map(({ parent, oldName, newName }) => problem(file, [...parent, oldName], `was renamed to ${newName} ${IN_1_1}`));
  return [...groups.flatMap(({ group, fields }) => movedFields(file, group, fields)), ...renamed];
}

/** One message for all fields of a file that moved to the same group of labels.ts. */
function movedFields(file: ContentFile, group: string, fields: string[]): string[] {
  const [first, ...others] = fields.filter((field) => Object.hasOwn(Object(file.data), field));
  if (!first) return [];
  const more = others.length > 0 ? `(and ${others.join(', ')}) ` : '';
  return [
    problem(file, [first], `${more}moved to ${group} in labels.ts in version 1.1. Move there what you have changed, and delete the rest.`),
  ];
}

function renamedIn(data: unknown, parent: PropertyKey[]): RenamedField[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([oldName, value]) => {
    const newName = NEW_NAMES_IN.get(`${parent.findLast((key) => typeof key === 'string')} ${oldName}`) ?? NEW_NAMES.get(oldName);
    if (newName && !(newName in data)) return [{ parent, oldName, newName }];
    return renamedIn(value, [...parent, Array.isArray(data) ? Number(oldName) : oldName]);
  });
}

/** What else still has an old name: an export, custom properties that the theme and the icon use, files that are gone. */
export function otherRenames({ root, folder, files, theme }: Content): string[] {
  const exports = files.flatMap((file) => {
    const { oldName, name } = file.kind;
    return oldName && file.exportName === oldName ? [problem(file, [], `"export const ${oldName}" was renamed to ${name} ${IN_1_1}`)] : [];
  });
  const used: { file: string; line: number; text: string }[] = [];
  const read = (file: string) => (existsSync(join(root, folder, file)) ? readFileSync(join(root, folder, file), 'utf8') : '');
  postcss.parse(read('theme.css')).walkDecls(({ value, source }) => {
    used.push({ file: 'theme.css', line: source?.start?.line ?? 1, text: value });
  });
  const icon = read('icon.svg');
  for (const { 0: text, index } of icon.matchAll(/var\([^)]*\)/g)) used.push({ file: 'icon.svg', line: lineAt(icon, index), text });
  const properties = used.flatMap(({ file, line, text }) =>
    Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
      .filter((name) => NEW_NAMES.has(name) && !(name in theme.light || name in theme.dark))
      .map((name) => `${folder}/${file}:${line}: uses ${name}, which was renamed to ${NEW_NAMES.get(name)} ${IN_1_1}`),
  );
  const removed = [...REMOVED_FILES].filter(([file]) => read(file)).map(([file, remedy]) => `${folder}/${file}: ${remedy}`);
  return [...exports, ...new Set(properties), ...removed];
}

/** The MDX component that has another name. */
export const OLD_DEMO = {
  name: 'Figure',
  problem: 'has <Figure piece={…} />, which was renamed in version 1.1. Write <Demo demo={…} />.',
};
