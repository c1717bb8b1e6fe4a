import { z } from 'zod';
import { CONTENT_KINDS } from './registry.ts';

/** Where the words of a field could be as long as anybody likes, no limit is worth saying. */
const LONG = 2000;

type Field = z.core.JSONSchema.JSONSchema;

/** Every field of every content file, with its hint and limits, as a page of the docs. From the registry. */
export function fieldGuide(): string {
  const parts = CONTENT_KINDS.map(({ file, name, schema }) => {
    const rows = rowsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field);
    return [
      `## ${file.replace('*', '<address>')}${name ? `, \`${name}\`` : ''}`,
      '',
      ...table([['field', 'what belongs there', 'limits'], ...rows]),
      '',
    ].join('\n');
  });
  const head = [
    '# Every field of the content',
    '',
    'Written by `npm run schemas` from `engine/content/schema/`, which also checks each field when the site is built. Files are named as they lie in `content/`. [The guide](content.md) shows where things stand on the screen. `[ ]` stands for each entry of a list.',
    '',
  ];
  return [...head, ...parts].join('\n');
}

/** Lines of a table with its columns below each other, as the formatter leaves them. */
function table([head = [], ...rows]: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[], fill = ' ') => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ];
}

function rowsOf(node: Field, path = '', isOptional = false): string[][] {
  const children = Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
    rowsOf(child as Field, path ? `${path}.${name}` : name, !node.required?.includes(name)),
  );
  const entries = node.items ? rowsOf(node.items as Field, `${path}[ ]`) : [];
  const own = path && node.description ? [[`\`${path}\``, node.description, limitsOf(node, isOptional)]] : [];
  return [...own, ...children, ...entries];
}

function limitsOf({ type, minLength = 0, maxLength = LONG, minItems = 0, enum: choices, const: only }: Field, isOptional: boolean): string {
  const limits = [
    isOptional && 'may be left out',
    type === 'boolean' && only === undefined && '`true` or `false`',
    minLength > 1 && `at least ${minLength} characters`,
    maxLength < LONG && `at most ${maxLength} characters`,
    minItems > 1 && `at least ${minItems} entries`,
    choices?.map((choice) => `\`${choice}\``).join(', '),
    only !== undefined && `only \`${only}\``,
  ];
  return limits.filter(Boolean).join(', ');
}
