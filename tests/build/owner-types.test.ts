import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FILE_DEFINITIONS } from '../../engine/content/file-definitions.ts';
import { change, copyProject, runProgram } from '../support/sites/project-copy.ts';

test('tsc reports a missing field, a missing picture import and a picture of the wrong kind in content/, but nothing that an owner may leave out', async () => {
  const project = copyProject('owner-types');
  cpSync(join(project, 'sample'), join(project, 'content'), { recursive: true });
  change(join(project, 'content/pages/home.ts'), /^ {2}greeting: .*\n/m, '');
  change(join(project, 'content/case-studies/wehike/meta.ts'), "import card from './card.webp?card';\n", '');
  change(join(project, 'content/case-studies/mycelium/meta.ts'), 'card.webp?card', 'card.webp?hero');
  change(join(project, 'content/pages/home.ts'), /sections: .*,/, "sections: ['projects'],");
  for (const file of ['technologies.ts', 'testimonials.ts', 'pages/about.ts', 'pages/about.mdx', 'pages/resume.ts', 'resume.json'])
    rmSync(join(project, 'content', file));
  const output = await runProgram(project, 'tsc', ['-p', 'tsconfig.site.json']).catch(({ stdout }) => stdout);
  expect(output.match(/^content\/\S+\.ts/gm)).toHaveLength(3);
  expect(output).not.toMatch(/Cannot find module|home-screen\.tsx/);
  expect(output).toMatch(/content\/pages\/home\.ts.*Property 'greeting' is missing/);
  expect(output).toMatch(/content\/case-studies\/wehike\/meta\.ts.*'card'/);
  expect(output).toMatch(/content\/case-studies\/mycelium\/meta\.ts.*not assignable/);
  rmSync(project, { recursive: true });
});

test('a site without any of the optional fields passes the check of types', async () => {
  const project = copyProject('owner-types');
  cpSync(join(project, 'sample'), join(project, 'content'), { recursive: true });
  for (const { file: pattern, schema } of FILE_DEFINITIONS.filter(({ file }) => file.endsWith('.ts'))) {
    const files = globSync(join(project, 'content', pattern));
    for (const file of files) writeFileSync(file, withoutFields(readFileSync(file, 'utf8'), optionalFields(schema)));
  }
  expect(readFileSync(join(project, 'content/site.ts'), 'utf8')).not.toContain('cloudCover'); // Written in the sample.
  expect(await runProgram(project, 'tsc', ['-p', 'tsconfig.site.json']).catch(({ stdout }) => stdout)).toBe('');
  rmSync(project, { recursive: true });
});

/** The names of all fields that a schema allows to leave out. */
function optionalFields(schema: unknown): string[] {
  if (schema instanceof z.ZodArray) return optionalFields(schema.element);
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.entries<z.ZodType>(schema.shape);
  return fields.flatMap(([name, field]) => (field.isOptional() ? [name] : optionalFields(field)));
}

/** The text of a TypeScript file without the fields of these names. */
function withoutFields(text: string, names: string[]): string {
  const found: [start: number, end: number][] = [];
  JSON.stringify(parseSync('content.ts', text).program, (_, node) => {
    if (node?.type !== 'Property' || !names.includes(node.key.name)) return node;
    found.push([node.start, node.end]);
    return undefined; // Fields inside of this one go with it.
  });
  return found.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end).replace(/^,/, ''), text);
}
