import { z } from 'zod';
import { figureSchemas, figuresSchema } from '../content/figures/schema.ts';
import * as schema from '../content/schema.ts';

const FILES: [file: string, type: z.ZodType][] = [
  ['content/site.ts', schema.siteSchema],
  ['content/pages/home.ts', schema.homeSchema],
  ['content/pages/about.mdx, front matter', schema.aboutFrontMatterSchema],
  ['content/pages/contact.ts', schema.contactSchema],
  ['content/pages/resume.ts', schema.resumePageSchema],
  ['content/pages/not-found.ts, `notFound`', schema.notFoundSchema],
  ['content/pages/not-found.ts, `brokenPage`', schema.errorPageSchema],
  ['content/case-studies/<address>/case-study.mdx, front matter', schema.caseStudyFrontMatterSchema],
  ['content/technologies.ts', schema.technologiesSchema],
  ['content/testimonials.ts', schema.testimonialsSchema],
  ['content/carousel.ts', schema.carouselSchema],
  ['content/share-cards.ts', schema.shareCardWordsSchema],
  ['content/resume.json', schema.resumeSchema],
  ['content/figures.ts', figuresSchema],
  ...Object.entries(figureSchemas).map(([name, type]): [string, z.ZodType] => [`content/figures/${name}.ts`, type]),
];

/** Where the words of a field could be as long as anybody likes, no limit is worth saying. */
const LONG = 2000;

type Field = z.core.JSONSchema.JSONSchema;

/** Every field of every content file, with its hint and limits, as a page of the docs. From content/schema.ts. */
export function fieldGuide(): string {
  const parts = FILES.map(([file, type]) => {
    const rows = rowsOf(z.toJSONSchema(type, { io: 'input' }) as Field);
    return [`## ${file}`, '', ...table([['field', 'what belongs there', 'limits'], ...rows]), ''].join('\n');
  });
  const head = [
    '# Every field of the content',
    '',
    'Written by `npm run schemas` from `content/schema.ts`, which also checks each field when the site is built. [The guide](content.md) shows where things stand on the screen. `[ ]` stands for each entry of a list.',
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
