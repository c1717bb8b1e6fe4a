// Usage: node tools/generate-schemas.ts
//
// Writes what follows from schema/: the JSON Schemas for editors, and the list of all fields in docs/content-fields.md.
import { writeFileSync } from 'node:fs';
import { schemaFiles } from './schema-files.ts';

for (const [file, text] of Object.entries(schemaFiles())) {
  writeFileSync(file, text);
  console.log(file);
}
