// Writes what follows from engine/content/schema/: the JSON Schemas that editors read, and the list of all fields in the docs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { report } from '../art/drawing/draw.ts';
import { editorSchemas } from '../engine/content/editor-schemas.ts';
import { fieldGuide } from '../engine/content/field-guide.ts';

mkdirSync('engine/content/editor-schemas', { recursive: true });
for (const [file, text] of Object.entries({ ...editorSchemas(), 'docs/content-fields.md': fieldGuide() })) {
  writeFileSync(file, text);
  report(file);
}
