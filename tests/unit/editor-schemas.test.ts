import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchemas } from '../../engine/content/editor-schemas.ts';
import { fieldGuide } from '../../engine/content/field-guide.ts';

test.each(Object.entries(editorSchemas()))('%s is what engine/content/schema/ says: npm run schemas', (file, text) => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text));
});

test('editors are told what belongs into a field, and the files name their schema', () => {
  const { properties } = JSON.parse(editorSchemas()['engine/content/editor-schemas/owner.json'] ?? '');
  expect(properties.name.description).toBe('Write your name as you want it to be read.');
  for (const file of ['owner.json', 'resume.json']) {
    expect(JSON.parse(readFileSync(`sample/${file}`, 'utf8')).$schema).toBe(`../engine/content/editor-schemas/${file}`);
  }
});

test('the guide lists every field with its hint and limits: npm run schemas', () => {
  expect(readFileSync('docs/content-fields.md', 'utf8')).toBe(fieldGuide());
  const lines = fieldGuide().replace(/ +/g, ' ');
  expect(lines).toContain('| `claims[ ].basis` | Say where the figure comes from. | |');
  expect(lines).toContain(
    '| `meta.description` | Say in one or two sentences what the visitor finds here. | at least 70 characters, at most 160 characters |',
  );
});
