// Writes what follows from content/schema.ts: the JSON Schemas that editors read, and the list of all fields in the docs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { report } from '../art/drawing/draw.ts';
import { editorSchemas } from '../build/editor-schemas.ts';
import { fieldGuide } from '../build/field-guide.ts';

mkdirSync('content/schemas', { recursive: true });
for (const [file, text] of Object.entries({ ...editorSchemas(), 'docs/content-fields.md': fieldGuide() })) {
  writeFileSync(file, text);
  report(file);
}
