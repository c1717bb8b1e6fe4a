import { z } from 'zod';
import { CONTENT } from '../schema/content.ts';
import { SHOWN_LENGTH } from '../schema/fields.ts';
import type { FileDefinition } from '../schema/file-definition.ts';

/** The default limit of a text field (schema/fields.ts), too high to be worth mentioning in the guide. */
const LONG = 2000;

/** Fields that many files have. The introduction of the page explains them once. */
const SHARED = /(^|\.)(sample|meta\..+)$/;

const { title, description } = SHOWN_LENGTH;

const HEAD = `# Every field of the content

Written by \`node tools/generate-schemas.ts\` from \`schema/\`, which checks each field when the site is built. Paths start in \`content/\`; \`[ ]\` stands for each entry of a list; [the guide](content.md) shows where things are on the screen.

Fields of YAML files and of \`resume.json\` are explained by your editor while you type, too, those of \`theme.css\` by the comments in it, those of \`labels.yaml\` by the comments in [schema/default-labels.ts](../schema/default-labels.ts). In many files:

- \`sample\`: marks what is not yours yet. Delete the line once it is.
- \`meta.title\`: the page's name in the browser tab; the whole title is best up to ${title} characters.
- \`meta.description\`: what a visitor finds here, for search engines and shared links, best in ${description.min} to ${description.max} characters.
- \`meta.keywords\`: search words; optional.
`;

/** The text of every file that follows from the schemas, by its path in the project. */
export function schemaFiles(): Record<string, string> {
  const schemas = DEFINITIONS.filter(([, { file }]) => /\.(json|yaml)$/.test(file)).map(([name, { schema }]) => {
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2);
    return [`schema/editor/${editorName(name)}.json`, `${text}\n`];
  });
  return { ...Object.fromEntries(schemas), 'docs/content-fields.md': fieldGuide() };
}

const DEFINITIONS: [name: string, FileDefinition][] = Object.entries(CONTENT);

/** "resume-page" for `resumePage`, which is the first line of every YAML file: `# yaml-language-server: $schema=…`. */
const editorName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type JsonSchema = z.core.JSONSchema.JSONSchema;

interface Field {
  path: string;
  hint: string;
  limits: string;
}

/** The fields of every YAML file and of all front matter, with their hints and limits, as a page of the docs. Labels are listed in schema/default-labels.ts. */
function fieldGuide(): string {
  const definitions = DEFINITIONS.filter(([name, { file }]) => /\.(yaml|md)$/.test(file) && name !== 'labels');
  const sections = definitions.map(([, { file, schema }]) => {
    const node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const about = node.description ? [node.description, ''] : [];
    const lines = linesOf(fieldsOf(node));
    return [`## ${file.replace('*', '<address>')}`, '', ...about, ...lines, ...(lines.length ? [''] : [])].join('\n');
  });
  return [HEAD, ...sections].join('\n');
}

/** One line for each hint: fields with the same hint share it. */
function linesOf(fields: Field[]): string[] {
  const pathsByText = new Map<string, string[]>();
  for (const { path, hint, limits } of fields.filter((field) => !SHARED.test(field.path))) {
    const text = limits ? `${hint} (${limits})` : hint;
    pathsByText.set(text, [...(pathsByText.get(text) ?? []), `\`${path}\``]);
  }
  return [...pathsByText].map(([text, paths]) => `- ${paths.join(', ')}: ${text}`);
}

function fieldsOf(node: JsonSchema, path = '', isOptional = false, hintAbove = ''): Field[] {
  const hint = node.description ?? '';
  const children = Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
    fieldsOf(child as JsonSchema, path ? `${path}.${name}` : name, !node.required?.includes(name), hint),
  );
  const entries = node.items ? fieldsOf(node.items as JsonSchema, `${path}[ ]`) : [];
  const own = path && hint && hint !== hintAbove ? [{ path, hint, limits: limitsOf(node, isOptional) }] : [];
  return [...own, ...children, ...entries];
}

function limitsOf({ type, maxLength = LONG, maxItems, enum: choices, const: only }: JsonSchema, isOptional: boolean): string {
  const limits = [
    isOptional && 'optional',
    type === 'boolean' && only === undefined && '`true` or `false`',
    maxLength < LONG && `up to ${maxLength} characters`,
    maxItems && `up to ${maxItems}`,
    choices?.map((choice) => `\`${choice}\``).join(', '),
    only !== undefined && `only \`${only}\``,
  ];
  return limits.filter(Boolean).join(', ');
}
