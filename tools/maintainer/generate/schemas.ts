// Writes what is made from engine/content/schema/: the JSON Schemas for editors, and the list of all fields in the docs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { editorSchemas } from '../../../engine/content/editor-schemas/editor-schemas.ts';
import { fieldGuide } from '../../../engine/content/editor-schemas/field-guide.ts';
import { reportFile } from '../../../engine/drawings/draw.ts';

mkdirSync('engine/content/editor-schemas', { recursive: true });
for (const [file, text] of Object.entries({ ...editorSchemas(), 'docs/content-fields.md': fieldGuide() })) {
  writeFileSync(file, text);
  reportFile(file);
}
