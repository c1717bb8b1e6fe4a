import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import { FAMILY } from './font-sheet.ts';
import type { Role } from './theme-fonts.ts';

/** A weight that something is set in. */
export interface UsedWeight {
  role: Role;
  weight: number;
  /** "src/styles/base.css:12" */
  place: string;
}

/** The weights of share cards and of the PDF: each is a font of its own there. */
export const DRAWN_WEIGHTS: Record<Role, number[]> = { display: [700], text: [400, 600] };

const BY_NAME: Record<string, number> = { normal: 400, bold: 700, bolder: 700 };
const ROLES = Object.keys(FAMILY) as Role[];

/** Every weight that style sheets ask for: those of the app, and those in the folder of the site. */
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

/** The elements and classes that a style sheet sets in display type: h1, .greeting. */
function headingsIn(css: string): string[] {
  const found: string[] = [];
  parsed(css)?.walkDecls(/^font(-family)?$/, ({ value, parent }) => {
    if (roleIn(value) === 'display') found.push(...subjectsOf(parent as Rule));
  });
  return found;
}

/** What the rule is about: "h1" and ".drag" for "main h1, .drag:hover". */
const subjectsOf = ({ selectors = [] }: Partial<Rule>) =>
  selectors.flatMap((selector) => selector.match(/[\w.-]+(?=(:[^\s]*)?$)/)?.[0] ?? []);

/** The weights in a style sheet. Where a rule does not say which type it is about, it is that of its element; else it is about words. */
export function weightsIn(css: string, file: string, headings = new Set<string>()): UsedWeight[] {
  const found: UsedWeight[] = [];
  parsed(css)?.walkDecls(/^font(-weight)?$/, (declaration) => {
    const role = roleOf(declaration, headings);
    const weight = weightOf(declaration);
    if (role && weight) found.push({ role, weight, place: `${file}:${declaration.source?.start?.line}` });
  });
  return found;
}

/** None where it is about another family: that of code, or of a piece of the owner's own. */
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

/** The shorthand means a regular cut where it names none. */
function weightOf({ prop, value }: Declaration): number | undefined {
  const words = prop === 'font' ? value.split(' ') : [value];
  const weights = words.map((word) => BY_NAME[word] ?? Number(word)).filter((weight) => weight >= 100 && weight <= 1000);
  return weights[0] ?? (prop === 'font' ? 400 : undefined);
}

const sheets = new Map<string, Root | undefined>();

/** Reads a sheet once; one that cannot be read is told of by the bundler, with more to say. */
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
