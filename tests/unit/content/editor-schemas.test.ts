import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../../engine/content/editor-schemas/generated-files.ts';

const FILES = generatedFiles();

test.each(Object.entries(FILES))('%s is what engine/content/schema/ says: npx tsx tools/generate-schemas.ts', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('editors are told what belongs into a field, and the files name their schema', () => {
  const { properties } = JSON.parse(FILES['engine/content/editor-schemas/owner.json'] ?? '');
  expect(properties.name.description).toBe('Write your name as visitors should read it.');
  for (const file of ['owner.json', 'resume.json']) {
    expect(JSON.parse(readFileSync(`sample/${file}`, 'utf8')).$schema).toBe(`../engine/content/editor-schemas/${file}`);
  }
});

test('the guide lists the fields of every TypeScript and MDX file with hints and limits', () => {
  const guide = FILES['docs/content-fields.md'];
  expect(guide).toContain('- `claims[ ].basis`: Say where the figure comes from.\n');
  expect(guide).toContain('- `carousel.previous`, `carousel.next`: Write what the button does.\n');
  expect(guide).toContain('- `description`: Say in one or two sentences what the visitor finds here, best in 70 to 160 characters.\n');
});
