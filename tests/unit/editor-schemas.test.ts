import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchemas } from '../../build/editor-schemas.ts';
import { fieldGuide } from '../../build/field-guide.ts';

test.each(Object.entries(editorSchemas()))('%s is what content/schema.ts says: npm run schemas', (file, text) => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text));
});

test('editors are told what belongs into a field, and the resume names its schema', () => {
  const { properties } = JSON.parse(editorSchemas()['content/schemas/case-study.json'] ?? '');
  expect(properties.name.description).toBe('Write the name of the client or product.');
  expect(JSON.parse(readFileSync('content/resume.json', 'utf8')).$schema).toBe('./schemas/resume.json');
});

test('the guide lists every field with its hint and limits: npm run schemas', () => {
  expect(readFileSync('docs/content-fields.md', 'utf8')).toBe(fieldGuide());
  const lines = fieldGuide().replace(/ +/g, ' ');
  expect(lines).toContain('| `claims[ ].basis` | Say where the figure comes from. | |');
  expect(lines).toContain(
    '| `meta.description` | Say in one or two sentences what the visitor finds here. | at least 70 characters, at most 160 characters |',
  );
});
