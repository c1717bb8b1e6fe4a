import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import { FAMILY } from './font-sheet.ts';
import type { Role } from './theme-fonts.ts';

/** A font weight that a style sheet uses. */
export interface UsedWeight {
  role: Role;
  weight: number;
  /** File and line: "src/styles/base.css:12". */
  place: string;
}

/** The weights of share cards and of the PDF. Each is embedded as a separate font there. */
export const DRAWN_WEIGHTS: Record<Role, number[]> = { display: [700], text: [400, 600] };

const BY_NAME: Record<string, number> = { normal: 400, bold: 700, bolder: 700 };
const ROLES = Object.keys(FAMILY) as Role[];

/** Every weight used in the style sheets of the app and of the site's folder. */
export function usedWeights(root: string, folder: string): UsedWeight[] {
  const sheets = ['src', folder]
    .flatMap((start) => sheetsIn(root, start))
    .map((file) => ({ file, css: readFileSync(join(root, file), 'utf8') }));
  const headings = new Set(sheets.flatMap(({ css }) => headingsIn(css)));
  return sheets.flatMap(({ file, css }) => weightsIn(css, file, headings));
}

function sheetsIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.css')).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

/** The elements and classes that a style sheet sets in the display font, such as h1 and .greeting. */
function headingsIn(css: string): string[] {
  const found: string[] = [];
  parsed(css)?.walkDecls(/^font(-family)?$/, ({ value, parent }) => {
    if (roleIn(value) === 'display') found.push(...subjectsOf(parent as Rule));
  });
  return found;
}

/** The last part of each selector: "h1" and ".drag" for "main h1, .drag:hover". */
const subjectsOf = ({ selectors = [] }: Partial<Rule>) =>
  selectors.flatMap((selector) => selector.match(/[\w.-]+(?=(:[^\s]*)?$)/)?.[0] ?? []);

/** The weights in a style sheet. A rule without a family has the display font if its element is in `headings`, else the text font. */
export function weightsIn(css: string, file: string, headings = new Set<string>()): UsedWeight[] {
  const found: UsedWeight[] = [];
  parsed(css)?.walkDecls(/^font(-weight)?$/, (declaration) => {
    const role = roleOf(declaration, headings);
    const weight = weightOf(declaration);
    if (role && weight) found.push({ role, weight, place: `${file}:${declaration.source?.start?.line}` });
  });
  return found;
}

/** Undefined for other families, such as the one for code or one in a figure of the owner's own. */
function roleOf({ prop, value, parent }: Declaration, headings: Set<string>): Role | undefined {
  if ((parent as AtRule | undefined)?.name === 'font-face') return undefined;
  if (prop === 'font') return roleIn(value);
  const families = (parent?.nodes ?? []).filter((node): node is Declaration => node.type === 'decl' && node.prop === 'font-family');
  const family = families.at(-1)?.value;
  if (family !== undefined && family !== 'inherit') return roleIn(family);
  return subjectsOf(parent as Rule).some((subject) => headings.has(subject)) ? 'display' : 'text';
}

const roleIn = (families: string) =>
  ROLES.find((role) => families.includes(`var(--font-${role})`) || families.endsWith(` ${FAMILY[role]}`) || families === FAMILY[role]);

/** The `font` shorthand without a weight means 400. */
function weightOf({ prop, value }: Declaration): number | undefined {
  const words = prop === 'font' ? value.split(' ') : [value];
  const weights = words.map((word) => BY_NAME[word] ?? Number(word)).filter((weight) => weight >= 100 && weight <= 1000);
  return weights[0] ?? (prop === 'font' ? 400 : undefined);
}

const sheets = new Map<string, Root | undefined>();

/** Parses each sheet once. Ignores sheets with mistakes: the bundler reports those in more detail. */
function parsed(css: string): Root | undefined {
  if (!sheets.has(css)) sheets.set(css, parse(css));
  return sheets.get(css);
}

function parse(css: string): Root | undefined {
  try {
    return postcss.parse(css);
  } catch {
    return undefined;
  }
}
