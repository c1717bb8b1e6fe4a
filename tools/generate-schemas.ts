// Usage: npx tsx tools/generate-schemas.ts
//
// Writes what follows from engine/content/schema/: the JSON Schemas for editors, and the list of all fields in docs/content-fields.md.
import { writeFileSync } from 'node:fs';
import { editorSchemas } from '../engine/content/editor-schemas/editor-schemas.ts';
import { fieldGuide } from '../engine/content/editor-schemas/field-guide.ts';

for (const [file, text] of Object.entries({ ...editorSchemas(), 'docs/content-fields.md': fieldGuide() })) {
  writeFileSync(file, text);
  console.log(file);
}
